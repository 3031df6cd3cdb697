import type { Kysely } from 'kysely';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { addJob } from '@api/platform/jobs/queue';
import { needsTyping } from '@domain/staff/bulk';
import type { PropertyAdminDatabase } from '../schema';
import { bulkJobName } from './bulk-job';
import type { Reader } from '../list/property-condition';
import { changingCount, propertiesInFeeds } from './queries';

/** A second start changes nothing. @throws 404: not there, or another's; 422 of `typed` */
export const startBulk = (
  db: Kysely<PropertyAdminDatabase>,
  { member }: Pick<Reader, 'member'>,
  id: number,
  typed: number | null | undefined,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const bulk = await write
      .selectFrom('property_bulk')
      .select('state')
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (!bulk) throw notFound();
    if (bulk.state !== 'preview') return;
    const count = await changingCount(write, id);
    if (count === 0) throw unprocessable({ typed: ['Nada muda'] });
    if (typed !== count && needsTyping(count, await propertiesInFeeds(write)))
      throw unprocessable({ typed: [`Escreva ${count} para confirmar`] });
    await write.updateTable('property_bulk').set({ state: 'waiting' }).where('id', '=', id).execute();
    await addJob(write, { kind: bulkJobName, key: String(id), details: { bulk: id } });
  });

/**
 * A started bulk by everybody who changes properties, as whoever sees a mistake has to stop it; a preview by its maker.
 * Waits for a transaction that writes already. @returns false: it was too late @throws 404: not there, or another's preview
 */
export async function cancelBulk(
  db: Kysely<PropertyAdminDatabase>,
  { member }: Pick<Reader, 'member'>,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('property_bulk')
    .set({ state: 'canceled', finished_at: sqlNow() })
    .where('id', '=', id)
    .where(({ or, eb, and }) =>
      or([
        eb('state', 'in', ['waiting', 'running']),
        and([eb('state', '=', 'preview'), eb('member_id', '=', member.id)]),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const bulk = await db.selectFrom('property_bulk').select('state').where('id', '=', id).executeTakeFirst();
  if (!bulk || bulk.state === 'preview') throw notFound();
  return bulk.state === 'canceled';
}
