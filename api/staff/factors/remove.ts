import type { Kysely } from 'kysely';
import { recordAct } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import type { StaffContext } from '../queries/sessions';
import { lastFactor } from '../refusals';
import type { StaffDatabase } from '../schema';
import { passkeysOf } from './passkeys';
import { type FactorKind, ownAct } from './prove';

/** @throws `lastFactor()` (409) */
export const removeTotp = (db: Kysely<StaffDatabase>, staff: StaffContext) =>
  removeFactor(db, staff, 'totp', (write) =>
    write
      .deleteFrom('staff_totp')
      .where('member_id', '=', staff.member.id)
      .where('secret', 'is not', null)
      .executeTakeFirst(),
  );

/** @throws `lastFactor()` (409) */
export const removePasskey = (db: Kysely<StaffDatabase>, staff: StaffContext, id: string) =>
  removeFactor(db, staff, 'passkey', (write) =>
    write
      .deleteFrom('staff_passkey')
      .where('member_id', '=', staff.member.id)
      .where('id', '=', id)
      .executeTakeFirst(),
  );

const removeFactor = (
  db: Kysely<StaffDatabase>,
  staff: StaffContext,
  kind: FactorKind,
  remove: (write: Write<StaffDatabase>) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const { id } = staff.member;
    // Of two removals at once the second sees the first.
    await write.selectFrom('staff_member').select('id').where('id', '=', id).forUpdate().execute();
    if ((await remove(write)).numDeletedRows === 0n) throw notFound();
    if (!(await hasTotp(write, id)) && (await passkeysOf(write, id)).length === 0) throw lastFactor();
    await recordAct(write, { ...ownAct(staff, 'access.remove-factor'), changes: { factor: [kind, null] } });
  });

export async function hasTotp(db: Kysely<StaffDatabase>, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_totp')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
