import { type Kysely, sql } from 'kysely';
import type { Database } from '../../api/database';
import { isoDay } from '../../domain/kernel/moment';
import { ownSource } from '../../domain/announcement/own-property';

const dayMs = 24 * 3600_000;
const dayBefore = (days: number) => isoDay(new Date(Date.now() - days * dayMs));

interface Past {
  /** Since its announcement. */
  days: number;
  /** Views of its page on the day so many days ago; none: 0. */
  views?: (daysAgo: number) => number;
  /** No other home is of its size. */
  isAlone?: boolean;
  hasPriceChange?: boolean;
}

/** What a well-seen home has behind it: views that grow, and a price that fell. */
export const manyViews = (days: number): Past => ({
  days,
  views: (ago) => Math.max(1, 60 - ago),
  hasPriceChange: true,
});

/** A home for sale that one person alone owns from now on, with such a past; their e-mail is proven. */
export const assignProperty = (database: Kysely<Database>, email: string, past: Past): Promise<number> =>
  database.transaction().execute(async (db) => {
    // Stories run side by side: two of them must not take the same.
    await sql`lock table property_owner in share row exclusive mode`.execute(db);
    return takeProperty(db, email, past);
  });

async function takeProperty(db: Kysely<Database>, email: string, past: Past): Promise<number> {
  const { days, views = () => 0, isAlone = false, hasPriceChange = false } = past;
  await db.updateTable('account').set({ verified_at: new Date() }).where('email', '=', email).execute();
  const home = await db
    .selectFrom('property')
    .select(['id', 'sell_price', 'currency'])
    .where('for_sale', '=', true)
    // One that is to let too has two histories of its price.
    .where('for_rent', '=', false)
    .where('sale_amount', 'is not', null)
    .where('active', '=', true)
    .where('available', '=', true)
    // Other stories publish properties of the brokerage's own, without a broker, and change them.
    .where('broker_id', 'is not', null)
    .where('source_id', 'in', db.selectFrom('source').select('id').where('name', '<>', ownSource))
    .where('id', 'not in', db.selectFrom('property_owner').select('property_id'))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id } = home;
  await db
    .updateTable('property')
    .set({ listed_at: new Date(Date.now() - days * dayMs), ...(isAlone && { area: 9_000 }) })
    .where('id', '=', id)
    .execute();
  const seen = Array.from({ length: days }, (_, index) => ({ ago: days - index, views: views(days - index) }))
    .filter((each) => each.views > 0)
    .flatMap(({ ago, views }) => {
      const row = { property_id: id, day: dayBefore(ago), segment: 'usado' };
      return [
        { ...row, view_type: 'detail', views },
        { ...row, view_type: 'search', views: views * 9 },
      ];
    });
  if (seen.length > 0)
    await db
      .insertInto('property_view')
      .values(seen)
      .onConflict((both) => both.doNothing())
      .execute();
  if (hasPriceChange)
    await db
      .insertInto('property_event')
      .values({
        ...{ property_id: id, kind: 'price', negotiation: 'sell', at: new Date(Date.now() - 20 * dayMs) },
        ...{ old_price: home.sell_price! + 400_000, old_shown: true, old_currency: home.currency },
        ...{ new_price: home.sell_price, new_shown: true, new_currency: home.currency },
      })
      .execute();
  await db.insertInto('property_owner').values({ property_id: id, email }).execute();
  return id;
}
