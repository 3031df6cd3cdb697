import { type Kysely, sql } from 'kysely';
import type { Database, Location } from '@api/db/schema';
import { type Amount, amounts, type Condition, defaultOrder, facets, flagColumns, onOffer } from './facets';
import { isPartOfTown, placeOf } from './places';
import { belongsByName, placeCondition } from './search-conditions';

/** Positions in a chunk. */
export const chunkSize = 1024;
/** Places that hold so many have a facet of their own; fewer are read from an index soon enough. */
export const largePlace = 500;
/** Facets of places, the fullest first: each costs a bit for everything on offer. */
const mostPlaces = 200;

export const placeFacet = (location: Pick<Location, 'id'>) => `place:${location.id}`;
/** What of a part of a town is its own. */
export const ownFacet = (location: Pick<Location, 'id'>) => `own:${location.id}`;

/**
 * Makes the search index anew from what is on offer. A count is then one AND over strings of bits, exact, and as new as
 * the transaction that changed the catalogue: `syncLocations` calls this at its end. A trigger drops the index with any
 * other write to `property`, so that a stale one never answers.
 */
export async function refreshSearchIndex(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(20260701)`.execute(trx);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
  await sql`select set_config('search_index.stale_in', '', true)`.execute(trx);
  await sql`delete from search_facet`.execute(trx);
  await sql`delete from search_slice`.execute(trx);
  await sql`delete from search_chunk`.execute(trx);
  await sql`
    insert into search_chunk (chunk, ids)
    select (position - 1) / ${sql.lit(chunkSize)}, array_agg(id order by position)
    from (select id, row_number() over (order by ${defaultOrder}) as position from property where ${onOffer}) placed
    group by 1`.execute(trx);
  const columns = await columnsToKeep(trx);
  for (let start = 0; start < columns.length; start += columnsAtOnce)
    await keep(trx, columns.slice(start, start + columnsAtOnce));
}

/** Another one with each change of the catalogue, which makes the index anew; null while it is stale. */
export const indexVersion: Condition = sql`(select xmin::text || ctid::text from search_facet where facet = 'all')`;

/** Whether something wrote to the catalogue without making the index anew. */
export async function searchIndexIsStale(db: Kysely<Database>): Promise<boolean> {
  return !(await db.selectFrom('search_facet').select('facet').where('facet', '=', 'all').executeTakeFirst());
}

type Column =
  | { table: 'facet'; facet: string; condition: Condition }
  | { table: 'slice'; amount: Amount; digit: number; condition: Condition };

/** Each pass over the catalogue makes so many strings of bits: fewer take more passes, more take more memory. */
const columnsAtOnce = 100;

async function columnsToKeep(trx: Kysely<Database>): Promise<Column[]> {
  const places = await trx
    .selectFrom('location')
    .selectAll()
    .where('properties', '>=', largePlace)
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(mostPlaces)
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

/** The order of the inner query is the order in which the bits are put together; one process alone reads it. */
async function keep(trx: Kysely<Database>, columns: Column[]): Promise<void> {
  const name = (index: number) => sql.ref(`b${index}`);
  const made = columns.map(
    ({ condition }, index) =>
      sql`string_agg(case when ${condition} then '1' else '0' end, '') as ${name(index)}`,
  );
  const from = sql`(
    select ${sql.join(made)} from (
      select id, for_sale, for_rent, currency, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition,
        detail_mask, amenity_mask, renovation_level, ${sql.join(flagColumns)}, location_type, country, city_slug, district_slug, condominium_slug, placed, lat, lng, listed_at
      from property where ${onOffer} order by ${defaultOrder}
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
