import type { Kysely } from 'kysely';
import type { Database } from '../../api/database';
import { clock } from '../../domain/kernel/clock';

const dayMs = 24 * 3600_000;

/** A property for sale whose broker is this one, last checked so many days ago. */
export const unchecked = (database: Kysely<Database>, broker: number, days: number) =>
  database.transaction().execute(async (write) => {
    const property = await write
      .selectFrom('property')
      .select(['id', 'reference', 'title'])
      .where('for_sale', '=', true)
      .where('for_rent', '=', false)
      .where('sale_amount', 'is not', null)
      .where('currency', '=', 'BRL')
      .where('active', '=', true)
      .where('available', '=', true)
      .where('check_from', '>', new Date(clock.nowMs() - 25 * dayMs))
      .where('listed_at', '<', new Date(clock.nowMs() - 10 * dayMs))
      // Of no other story.
      .where('checked_at', 'is', null)
      .where('id', 'not in', write.selectFrom('property_owner').select('property_id'))
      .orderBy('reference')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirstOrThrow();
    const at = new Date(clock.nowMs() - days * dayMs);
    await write
      .updateTable('property')
      .set({ broker_id: broker, checked_at: at, check_from: at })
      .where('id', '=', property.id)
      .execute();
    return property;
  });
