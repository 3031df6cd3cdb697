import { type Kysely, sql } from 'kysely';
import type { PricesAnswer } from '@contract/search';
import { withoutFilter } from '@domain/search/changes';
import { priceSteps } from '@domain/search/price-steps';
import type { SearchDatabase } from '../schema';
import { amounts, countedCurrencies, fromStep } from './facets';
import { bitmapSearch } from './bitmap-search';
import { all, type Search, searchConditions } from './search-conditions';

interface Counted {
  /** null while the search index is stale. */
  total: number | null;
  currency: string | null;
  half: number | null;
  counts: number[] | null;
}

/** Prices of the properties that match all filters except the price (contract/search.ts). */
export async function searchPrices(db: Kysely<SearchDatabase>, search: Search): Promise<PricesAnswer> {
  const negotiation = search.filters.negotiation ?? 'sell';
  const { step, steps } = priceSteps[negotiation];
  const amount = negotiation === 'rent' ? 'rent' : 'sale';
  const anyPrice = { ...search, filters: withoutFilter(search.filters, 'price') };
  const none = Array.from({ length: steps + 1 }, () => 0);
  if (search.place?.by === 'unknown') return { total: 0, currency: null, step, counts: none, half: null };
  const { total, currency, half, counts } =
    (await pricesByBitmap(db, anyPrice, amount)) ?? (await pricesByReading(db, anyPrice, amount));
  return { total: total ?? 0, currency, step, counts: counts ?? none, half };
}

type Price = 'sale' | 'rent';
const stepsOf = (amount: Price) => priceSteps[amount === 'rent' ? 'rent' : 'sell'];

/** Finds the median digit by digit: candidates with a 0 are the lower half. @returns null without a usable index */
export async function pricesByBitmap(
  db: Kysely<SearchDatabase>,
  search: Search,
  amount: Price,
): Promise<Counted | null> {
  const bits = bitmapSearch(search);
  if (!bits) return null;
  const { steps } = stepsOf(amount);
  const { digits } = amounts[amount];
  const names = countedCurrencies.map((currency) => `currency:${currency}`);
  const from = Array.from({ length: steps }, (_, n) => sql`(${sql.lit(n + 1)}, ${fromStep(amount, n + 1)})`);
  const { rows } = await sql<Counted>`
    with recursive hit as materialized (
      select ${bits} as bits, (select bits from search_facet where facet = ${`known:${amount}`}) as known
    ),
    own as materialized (
      select substring(facet from 10) as currency, hit.bits & known & search_facet.bits as bits
      from hit, search_facet where facet in (${sql.join(names)})
      order by bit_count(hit.bits & known & search_facet.bits) desc, facet limit 1
    ),
    dearer (n, homes) as (
      select 0, bit_count(bits) from own
      union all
      select n, bit_count(own.bits & search_facet.bits)
      from own, (values ${sql.join(from)}) step (n, facet) join search_facet using (facet)
    ),
    walk (digit, bits, rank, value) as (
      select ${sql.lit(digits)}, bits, (bit_count(bits) + 1) / 2, 0 from own
      union all
      select walk.digit - 1,
        case when lower >= rank then walk.bits & ~slice.bits else walk.bits & slice.bits end,
        case when lower >= rank then rank else rank - lower end,
        case when lower >= rank then value else value + (1 << slice.digit) end
      from walk join search_slice slice on slice.amount = ${amount} and slice.digit = walk.digit - 1
      cross join lateral (select bit_count(walk.bits & ~slice.bits) as lower) zeros
    )
    select (select bit_count(bits) from hit) as total,
      case when homes > 0 then currency end as currency,
      case when homes > 0 then (select value from walk where digit = 0) end as half,
      (select array_agg(here order by n) from (
        select n, (homes - lead(homes, 1, 0) over (order by n))::int as here from dearer
      ) counted) as counts
    from hit left join own on true left join dearer on n = 0`.execute(db);
  return rows[0]!.total === null ? null : rows[0]!;
}

export async function pricesByReading(
  db: Kysely<SearchDatabase>,
  search: Search,
  amount: Price,
): Promise<Counted> {
  const { step, steps } = stepsOf(amount);
  const { rows } = await sql<Counted>`
    with match as materialized (
      select currency, ${amounts[amount].column} as amount from property where ${all(searchConditions(search))}
    ),
    own as materialized (
      select currency, percentile_disc(0.5) within group (order by amount) as half from match
      where amount is not null and currency in (${sql.join(countedCurrencies)})
      group by currency order by count(*) desc, currency limit 1
    )
    select (select count(*) from match) as total, currency, half,
      (select array_agg(here order by n) from (
        select n, count(amount)::int as here from generate_series(0, ${sql.lit(steps)}) n
        left join match on match.currency = own.currency and least(amount / ${sql.lit(step)}, ${sql.lit(steps)}) = n
        group by n
      ) counted) as counts
    from (values (1)) one left join own on true`.execute(db);
  return rows[0]!;
}
