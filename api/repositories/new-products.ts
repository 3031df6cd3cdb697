import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import { maxNewProducts, newProductsDays } from '@contract/new-products';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { parentType, type PropertyType, withChildren } from '@domain/taxonomy/property-types';
import { cardColumns, type CardRow, hasVideo } from './cards';
import { type Condition, onOffer } from './facets';
import type { Listed } from './similar';

/** As many of the last seen count as liked, and as many towns and kinds are looked through. */
const lastSeen = 20;
const mostTastes = 20;

/** A town, a kind of property and a negotiation that the customer has shown a liking for. */
interface Taste {
  city: string;
  kind: PropertyType;
  /** null: either, as for a property that was seen and has both. */
  negotiation: Negotiation | null;
}

/** What came on offer lately like what an account keeps or has seen, the newest first; without these themselves. */
export async function newProductsFor(db: Kysely<Database>, account: number): Promise<Listed> {
  const tastes = await tastesOf(db, account);
  if (tastes.length === 0) return { rows: [], total: 0 };
  const anyOf = sql.join(
    tastes.map(
      ({ city, kind, negotiation }) =>
        sql`(city_slug = ${city} and type = any(${withChildren([kind])}::text[]) and ${offered(negotiation)})`,
    ),
    sql` or `,
  );
  const columns = sql.join([...cardColumns.map((column) => sql.ref(column)), hasVideo]);
  const { rows } = await sql<CardRow & { total: number }>`
    select ${columns}, count(*) over () as total
    from property
    where ${onOffer} and (${anyOf}) and ${isNew()} and id not in (${knownTo(account)})
    order by listed_at desc, id
    limit ${maxNewProducts}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

const offered = (negotiation: Negotiation | null): Condition =>
  negotiation === null ? sql`true` : negotiation === 'rent' ? sql`for_rent` : sql`for_sale`;

const isNew = (): Condition =>
  sql`listed_at > ${sqlNow()} - make_interval(days => ${sql.lit(newProductsDays)})`;

const knownTo = (account: number): Condition => sql`
  select property_id from folder_item where account_id = ${account} and removal_id is null
  union all select property_id from property_visit where account_id = ${account}`;

/** Favourites first, then what was seen last. */
async function tastesOf(db: Kysely<Database>, account: number): Promise<Taste[]> {
  const { rows } = await sql<{ city_slug: string; type: PropertyType; negotiation: Negotiation | null }>`
    select city_slug, type, coalesce(
      wanted, case when for_sale and for_rent then null when for_rent then 'rent' else 'sell' end
    ) as negotiation from (
      (select property_id, negotiation as wanted, 1 as rank, kept_at as at
       from folder_item where account_id = ${account} and removal_id is null)
      union all
      (select property_id, null, 2, seen_at from property_visit where account_id = ${account}
       order by seen_at desc limit ${lastSeen})
    ) liked
    join property on property.id = property_id
    order by rank, at desc`.execute(db);
  const tastes = new Map<string, Taste>();
  for (const { city_slug: city, type, negotiation } of rows) {
    const kind = parentType(type);
    tastes.set(`${city} ${kind} ${negotiation}`, { city, kind, negotiation });
    if (tastes.size === mostTastes) break;
  }
  return [...tastes.values()];
}
