import type { Kysely } from 'kysely';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { type PropertyCheck, readChecks, writeChecks } from '@api/catalogue/checks/write-checks';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import type { StaffCheckBody } from '@contract/staff-checks';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { isVisibleTo, type Reader } from './queries/own';
import type { PropertyChecksDatabase } from './schema';

/** As acts store it, in one field. */
export const checkField = 'check';

/**
 * Offer and price, as the member read them, hold today.
 * @returns the act; null: checked today already @throws 404; 422: off the market, or another price since
 */
export const checkProperty = (
  db: Kysely<PropertyChecksDatabase>,
  reader: Reader,
  id: number,
  read: StaffCheckBody,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const property = await write
      .selectFrom('property')
      .select(['sell_price', 'rent_price', 'check_paused_at'])
      .where('id', '=', id)
      .where(isVisibleTo(reader))
      .forUpdate()
      .executeTakeFirst();
    if (!property) throw notFound();
    if (property.check_paused_at !== null)
      throw unprocessable({ property: ['Este imóvel está fora do ar: não há o que conferir.'] });
    if (property.sell_price !== read.sell_price || property.rent_price !== read.rent_price)
      throw unprocessable({
        property: ['O preço mudou enquanto isso. Veja o de agora e confirme outra vez.'],
      });
    const before = (await readChecks(write, [id])).get(id)!;
    if (isOfToday(before)) return null;
    await writeChecks(write, [id], reader.member.id);
    await write.deleteFrom('reported_change').where('property_id', '=', id).execute();
    const after = (await readChecks(write, [id])).get(id)!;
    return recordAct(write, {
      ...{ actor: actorOf(reader), verb: 'properties.check', subject: subjectOf('property', id) },
      changes: { [checkField]: [{ ...before }, { ...after }] },
    });
  });

const isOfToday = ({ checked_at }: PropertyCheck) =>
  checked_at !== null && isoDay(new Date(checked_at)) === isoDay(clock.now());
