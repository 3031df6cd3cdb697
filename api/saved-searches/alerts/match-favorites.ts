import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertBatch } from '../schema-alerts';
import { isAvailable } from '@api/search/queries/facets';
import { eventsOf } from './changes';
import { favoriteAlertAccounts } from './live-favorites';
import { batchTime } from './record';
import type { FavoriteKind } from './classify-change';

const batchSize = 500;

interface Row {
  account: number;
  property: number;
  event: number;
  kind: FavoriteKind;
}

/** Records lower prices and departures of favorites older than the batch. A repeat after a crash adds none. */
export async function matchFavorites(
  db: Kysely<SavedSearchesDatabase>,
  { id }: Pick<AlertBatch, 'id'>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (let after: Pick<Row, 'account' | 'property'> = { account: 0, property: 0 }; ;) {
    signal?.throwIfAborted();
    const rows = await someFavorites(db, id, after);
    const last = rows.at(-1);
    if (!last) return count;
    const column = <T>(each: (row: Row) => T) => rows.map(each);
    // The account may be deleted now.
    await sql`
      insert into alert (account_id, property_id, event_id, at, favorite)
      select account_id, property_id, event_id, ${batchTime(db, id)}, kind
      from unnest(${column(({ account }) => account)}::int[], ${column(({ property }) => property)}::int[],
        ${column(({ event }) => event)}::bigint[], ${column(({ kind }) => kind)}::text[])
        as given (account_id, property_id, event_id, kind)
      where exists (select from account where id = account_id) and exists (select from property_event where id = event_id)
      on conflict (account_id, property_id, event_id) do update set favorite = excluded.favorite
      where alert.letter_id is null`.execute(db);
    count += rows.length;
    after = last;
  }
}

async function someFavorites(
  db: Kysely<SavedSearchesDatabase>,
  batch: number,
  { account, property }: Pick<Row, 'account' | 'property'>,
): Promise<Row[]> {
  const isStillAvailable = sql`exists (select from property where property.id = e.property_id and ${isAvailable})`;
  const { rows } = await sql<Row>`
    with news as (
      select e.id, e.property_id, e.negotiation, case e.kind when 'left' then 'left' else 'fell' end as kind
      from ${eventsOf(batch)}
      where (e.kind = 'left' and not ${isStillAvailable})
        or (e.kind = 'price' and e.old_shown and e.new_shown and e.old_currency = e.new_currency
          and e.new_price < e.old_price and ${isStillAvailable})
    )
    select distinct on (i.account_id, i.property_id)
      i.account_id as account, i.property_id as property, news.id as event, news.kind
    from news
    join folder_item i on i.property_id = news.property_id and i.removal_id is null
      and (news.kind = 'left' or news.negotiation = i.negotiation)
    where (i.account_id, i.property_id) > (${account}, ${property})
      and i.kept_at < ${batchTime(db, batch)}
      and i.account_id in (${favoriteAlertAccounts(db).select('account.id')})
    order by i.account_id, i.property_id, news.id
    limit ${batchSize}`.execute(db);
  return rows;
}
