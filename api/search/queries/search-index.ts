import { type Kysely, sql } from 'kysely';
import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { type Pace, unpaced } from '@api/platform/db/pace';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import {
  type Amount,
  amounts,
  type Condition,
  defaultOrder,
  facets,
  flagColumns,
  isAvailable,
} from './facets';
import { isPartOfTown, placeOf } from './places';
import { belongsByName, placeCondition } from './search-conditions';

/** Positions per chunk. */
export const chunkSize = 1024;
/** Smaller places have no facet: a table index is fast enough. */
export const largePlace = 500;
/** Largest first: each facet costs one bit per available property. */
const maxPlaces = 200;

export const placeFacet = (location: Pick<Location, 'id'>) => `place:${location.id}`;
/** Properties that belong to a part of a town itself. */
export const ownFacet = (location: Pick<Location, 'id'>) => `own:${location.id}`;

/**
 * Rebuilds the search index: a count is one exact AND over bit strings. `syncLocations` calls it last.
 * A trigger drops the index at any other write to `property`, so it never answers with old data.
 */
export async function refreshSearchIndex(trx: Kysely<SearchDatabase>, pace: Pace = unpaced): Promise<void> {
  await lockCatalogue(trx);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
  await sql`select set_config('search_index.stale_in', '', true)`.execute(trx);
  await sql`delete from search_facet`.execute(trx);
  await sql`delete from search_slice`.execute(trx);
  await sql`delete from search_chunk`.execute(trx);
  await sql`
    insert into search_chunk (chunk, ids)
    select (position - 1) / ${sql.lit(chunkSize)}, array_agg(id order by position)
    from (select id, row_number() over (order by ${defaultOrder}) as position from property where ${isAvailable}) placed
    group by 1`.execute(trx);
  await pace.rest();
  const columns = await indexColumns(trx);
  const batchSize = pace.hasRests ? pacedBatchSize : usualBatchSize;
  for (let start = 0; start < columns.length; start += batchSize) {
    await saveColumns(trx, columns.slice(start, start + batchSize));
    await pace.rest();
  }
}

/** A town with bits of its own; undefined while the index is stale. */
export function largeTown(
  db: Kysely<SearchDatabase>,
  citySlug: string,
): Promise<Pick<Location, 'id'> | undefined> {
  return db
    .selectFrom('location')
    .select('id')
    .where('kind', '=', 'cidade')
    .where('city_slug', '=', citySlug)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_facet')
          .select('facet')
          .where('facet', '=', sql<string>`'place:' || location.id`),
      ),
    )
    .limit(1)
    .executeTakeFirst();
}

/** Changes with every rebuild; null while the index is stale. */
export const indexVersion: Condition = sql`(select xmin::text || ctid::text from search_facet where facet = 'all')`;

export async function searchIndexIsStale(db: Kysely<SearchDatabase>): Promise<boolean> {
  return !(await db.selectFrom('search_facet').select('facet').where('facet', '=', 'all').executeTakeFirst());
}

type Column =
  | { table: 'facet'; facet: string; condition: Condition }
  | { table: 'slice'; amount: Amount; digit: number; condition: Condition };

/** Per pass over the catalogue: fewer cost more passes, more cost more memory. */
const usualBatchSize = 100;
const pacedBatchSize = 25;

async function indexColumns(trx: Kysely<SearchDatabase>): Promise<Column[]> {
  const places = await trx
    .selectFrom('location')
    .selectAll()
    .where('properties', '>=', largePlace)
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(maxPlaces)
    .execute();
  return [
    ...[...facets].map(([facet, condition]) => ({ table: 'facet' as const, facet, condition })),
    ...(Object.keys(amounts) as Amount[]).map((amount) => ({
      table: 'facet' as const,
      facet: `known:${amount}`,
      condition: sql`${amounts[amount].column} is not null`,
    })),
    ...places.map((place) => ({
      table: 'facet' as const,
      facet: placeFacet(place),
      condition: placeCondition(placeOf(place)),
    })),
    ...places.filter(isPartOfTown).map((place) => ({
      table: 'facet' as const,
      facet: ownFacet(place),
      condition: belongsByName(place),
    })),
    ...(Object.keys(amounts) as Amount[]).flatMap((amount) =>
      Array.from({ length: amounts[amount].digits }, (_, digit) => ({
        table: 'slice' as const,
        amount,
        digit,
        condition: sql`${amounts[amount].column} & ${sql.lit(2 ** digit)} <> 0`,
      })),
    ),
  ];
}

/** The inner query's order is the bit order; `refreshSearchIndex` disables parallel workers for it. */
async function saveColumns(trx: Kysely<SearchDatabase>, columns: Column[]): Promise<void> {
  const name = (index: number) => sql.ref(`b${index}`);
  const made = columns.map(
    ({ condition }, index) =>
      sql`string_agg(case when ${condition} then '1' else '0' end, '') as ${name(index)}`,
  );
  const from = sql`(
    select ${sql.join(made)} from (
      select id, for_sale, for_rent, currency, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition,
        detail_mask, amenity_mask, renovation_level, ${sql.join(flagColumns)}, location_type, country, city_slug, district_slug, condominium_slug, placed, lat, lng, listed_at
      from property where ${isAvailable} order by ${defaultOrder}
    ) ordered) made`;
  const bits = (index: number) => sql`coalesce(${name(index)}, '')::bit varying`;
  const facetRows = columns.flatMap((column, index) =>
    column.table === 'facet' ? [sql`(${column.facet}::text, ${bits(index)})`] : [],
  );
  const sliceRows = columns.flatMap((column, index) =>
    column.table === 'slice' ? [sql`(${column.amount}::text, ${sql.lit(column.digit)}, ${bits(index)})`] : [],
  );
  await sql`
    with made as materialized (select * from ${from}),
    facet as (
      insert into search_facet (facet, bits)
      select v.facet, v.bits from made cross join lateral (values ${sql.join([...facetRows, sql`(null::text, null::bit varying)`])}) v (facet, bits)
      where v.facet is not null
    )
    insert into search_slice (amount, digit, bits)
    select v.amount, v.digit, v.bits
    from made cross join lateral (values ${sql.join([...sliceRows, sql`(null::text, null::int, null::bit varying)`])}) v (amount, digit, bits)
    where v.amount is not null`.execute(trx);
}
