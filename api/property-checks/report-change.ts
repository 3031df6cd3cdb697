import type { Kysely } from 'kysely';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import { isVisibleTo, type Reader } from './queries/own';
import type { PropertyChecksDatabase } from './schema';

/** Of acts: the note may name a person, so they have only that there is one. */
export const changedField = 'changed';

/** A broker's 'Mudou', for those who change properties. A later one replaces it. @throws 404; 422: off the market */
export const reportChange = (
  db: Kysely<PropertyChecksDatabase>,
  reader: Reader,
  id: number,
  note: string,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const property = await write
      .selectFrom('property')
      .select('check_paused_at')
      .where('id', '=', id)
      .where(isVisibleTo(reader))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!property) throw notFound();
    if (property.check_paused_at !== null)
      throw unprocessable({ property: ['Este imóvel está fora do ar: não há o que avisar.'] });
    const values = { member_id: reader.member.id, note, at: sqlNow() };
    await write
      .insertInto('reported_change')
      .values({ property_id: id, ...values })
      .onConflict((known) => known.column('property_id').doUpdateSet(values))
      .execute();
    await recordAct(write, {
      ...{ actor: actorOf(reader), verb: 'properties.check', subject: subjectOf('property', id) },
      changes: { [changedField]: [null, true] },
    });
  });

/** Somebody has looked after it. A second press changes nothing. @throws 404 */
export const resolveChange = (
  db: Kysely<PropertyChecksDatabase>,
  reader: Reader,
  id: number,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const property = write.selectFrom('property').select('id').where('id', '=', id);
    if (!(await property.executeTakeFirst())) throw notFound();
    const resolved = await write
      .deleteFrom('reported_change')
      .where('property_id', '=', id)
      .returning('property_id')
      .executeTakeFirst();
    if (!resolved) return;
    await recordAct(write, {
      ...{ actor: actorOf(reader), verb: 'properties.write', subject: subjectOf('property', id) },
      changes: { [changedField]: [true, null] },
    });
  });
