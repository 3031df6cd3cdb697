import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '@api/audit/record-act';
import { inParts } from '@api/platform/db/in-parts';
import { recordBulk } from '@api/contacts/bulk/record';
import { readContacts, type StoredContact } from '@api/contacts/stored-contact';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { queueMovedEmail } from './moved-email';
import type { DistributionDatabase } from './schema';

type Db = Write<DistributionDatabase>;

export const idsIn = ({ rows }: { rows: readonly { id: number }[] }): number[] =>
  rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);

/** In one order, so that two who lock the same rows wait for each other. @returns those that still exist */
export async function lockInOrder(write: Db, ids: readonly number[]): Promise<number[]> {
  const parts = await inParts(ids, async (part) =>
    idsIn(
      await sql<{ id: number }>`
        select id from lead where id = any(${part}::bigint[]) order by id for update`.execute(write),
    ),
  );
  return parts.flat();
}

/** Of rows that are locked. */
export async function readAll(
  write: Db,
  ids: readonly number[],
  where: RawBuilder<boolean>,
): Promise<Map<number, StoredContact>> {
  const parts = await inParts(ids, (part) => readContacts(write, part, where));
  return new Map(parts.flatMap((part) => [...part]));
}

/** One act of the whole, and one letter. @returns the act; null: there was nothing to move */
export async function recordMoved(
  write: Db,
  contacts: ReadonlyMap<number, StoredContact>,
  { to, actor, reason }: { to: PersonRef; actor: Actor; reason: string | null },
): Promise<number | null> {
  if (contacts.size === 0) return null;
  const moved = [...contacts].map(([id, stored]) => ({ id, stored }));
  const act = await recordBulk(write, { actor, reason }, moved, { responsible: to });
  await queueMovedEmail(write, { act, person: to });
  return act;
}

/** @returns contacts whose open offer ended */
export async function endOffers(
  write: Db,
  leads: readonly number[],
  where: RawBuilder<boolean>,
): Promise<number[]> {
  const parts = await inParts(leads, async (part) =>
    idsIn(
      await sql<{ id: number }>`
        update lead_offer set ended_at = ${sqlNow()}, outcome = 'moved'
        where ended_at is null and lead_id = any(${part}::bigint[]) and ${where}
        returning lead_id as id`.execute(write),
    ),
  );
  return parts.flat();
}
