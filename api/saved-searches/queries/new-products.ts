import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import { maxNewProducts, newProductsDays } from '@contract/new-products';
import type { SavedSearchesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { parentType, type PropertyType, withChildren } from '@domain/taxonomy/property-types';
import { cardColumns, type CardRow, hasVideo } from '@api/properties/queries/cards';
import { type Condition, isAvailable } from '@api/search/queries/facets';
import type { Listed } from '@api/search/queries/similar';

const lastSeen = 20;
const maxTastes = 20;

interface Taste {
  city: string;
  kind: PropertyType;
  /** null: both, for a visited property that has both. */
  negotiation: Negotiation | null;
}

/** Newest first, without the favorites and visits themselves. */
export async function newProductsFor(db: Kysely<SavedSearchesDatabase>, account: number): Promise<Listed> {
  const tastes = await tastesOf(db, account);
  if (tastes.length === 0) return { rows: [], total: 0 };
  const anyOf = sql.join(
    tastes.map(
      ({ city, kind, negotiation }) =>
        sql`(city_slug = ${city} and type = any(${withChildren([kind])}::text[]) and ${offerCondition(negotiation)})`,
    ),
    sql` or `,
  );
  const columns = sql.join([...cardColumns.map((column) => sql.ref(column)), hasVideo]);
  const { rows } = await sql<CardRow & { total: number }>`
    select ${columns}, count(*) over () as total
    from property
    where ${isAvailable} and (${anyOf}) and ${isNew()} and id not in (${knownTo(account)})
    order by listed_at desc, id
    limit ${maxNewProducts}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

const offerCondition = (negotiation: Negotiation | null): Condition =>
  negotiation === null ? sql`true` : negotiation === 'rent' ? sql`for_rent` : sql`for_sale`;

const isNew = (): Condition =>
  sql`listed_at > ${sqlNow()} - make_interval(days => ${sql.lit(newProductsDays)})`;

const knownTo = (account: number): Condition => sql`
  select property_id from folder_item where account_id = ${account} and removal_id is null
  union all select property_id from property_visit where account_id = ${account}`;

/** Favorites first, then the last visits. */
async function tastesOf(db: Kysely<SavedSearchesDatabase>, account: number): Promise<Taste[]> {
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
    if (tastes.size === maxTastes) break;
  }
  return [...tastes.values()];
}
