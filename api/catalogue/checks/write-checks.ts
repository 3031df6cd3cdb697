import { sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import type { CatalogueDatabase } from '../schema';

/** Times are ISO, as acts store them. */
export interface PropertyCheck {
  checked_at: string | null;
  checked_by: number | null;
  check_from: string;
}

/** Of properties that the caller has locked (`lockProperties`, or `for update`). */
export async function readChecks(
  write: Write<CatalogueDatabase>,
  ids: readonly number[],
): Promise<Map<number, PropertyCheck>> {
  const { rows } = await sql<{
    id: number;
    checked_at: Date | null;
    checked_by: number | null;
    check_from: Date;
  }>`
    select id, checked_at, checked_by, check_from from property where id = any(${[...ids]}::int[])`.execute(
    write,
  );
  return new Map(
    rows.map(({ id, checked_at, checked_by, check_from }) => [
      id,
      {
        ...{ checked_at: checked_at?.toISOString() ?? null, checked_by },
        check_from: check_from.toISOString(),
      },
    ]),
  );
}

/** Offer and price hold today. Properties off the market stay as they are. @returns those that were checked */
export async function writeChecks(
  write: Write<CatalogueDatabase>,
  ids: readonly number[],
  memberId: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update property set checked_at = ${sqlNow()}, checked_by = ${memberId}::int, check_from = ${sqlNow()}
    where id = any(${[...ids]}::int[]) and check_paused_at is null returning id`.execute(write);
  return rows.map(({ id }) => id);
}

/** For an undo. A member who was removed since is left out. */
export async function restoreChecks(
  write: Write<CatalogueDatabase>,
  checks: ReadonlyMap<number, PropertyCheck>,
): Promise<void> {
  const rows = [...checks].map(([id, check]) => ({ id, ...check }));
  await sql`
    update property p set checked_at = c.checked_at, check_from = c.check_from,
      checked_by = (select id from staff_member where id = c.checked_by)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id int, checked_at timestamptz, checked_by int, check_from timestamptz)
    where p.id = c.id`.execute(write);
}
