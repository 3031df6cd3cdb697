import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import { parentType, withChildren } from '@domain/taxonomy/property-types';
import { cardColumns, type CardRow } from '@api/properties/queries/cards';
import type { PropertyRow } from '@api/properties/queries/properties';
import { type Condition, isAvailable } from './facets';
import { all } from './search-conditions';

type Page = { negotiation: Negotiation; page: number; pageSize: number };
export type Listed = { rows: CardRow[]; total: number };

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(column)),
  sql`property.details ->> 'videoUrl' is not null as has_video`,
]);

/** Same district first, in it the highlighted ones, then the nearest price. */
export function similarTo(db: Kysely<SearchDatabase>, product: PropertyRow, page: Page): Promise<Listed> {
  const { price, offered: offerCondition } = terms(product, page.negotiation);
  return list(
    db,
    [...offerCondition, sql`city_slug = ${product.city_slug}`, sql`type = any(${kind(product)}::text[])`],
    sql`district_slug = ${product.district_slug} desc, highlighted desc, ${nearness(product, page.negotiation, price)}, id`,
    page,
  );
}

/** Another kind or city, at half to double the price. */
export function alsoLiked(db: Kysely<SearchDatabase>, product: PropertyRow, page: Page): Promise<Listed> {
  const { price, offered: offerCondition } = terms(product, page.negotiation);
  const own = page.negotiation === 'rent' ? product.rent_amount : product.sale_amount;
  return list(
    db,
    [
      ...offerCondition,
      sql`location_type = ${product.location_type}`,
      sql`not (city_slug = ${product.city_slug} and type = any(${kind(product)}::text[]))`,
      ...(own === null ? [] : [sql`${price} between ${Math.floor(own / 2)} and ${own * 2}`]),
    ],
    sql`highlighted desc, news desc, listed_at desc, id`,
    page,
  );
}

const kind = (product: PropertyRow) => withChildren([parentType(product.type)]);

function terms(product: PropertyRow, negotiation: Negotiation) {
  const price = negotiation === 'rent' ? sql`rent_amount` : sql`sale_amount`;
  const offerCondition = [
    isAvailable,
    negotiation === 'rent' ? sql`for_rent` : sql`for_sale`,
    sql`id <> ${product.id}`,
  ];
  return { price, offered: offerCondition };
}

function nearness(product: PropertyRow, negotiation: Negotiation, price: Condition): Condition {
  const own = negotiation === 'rent' ? product.rent_amount : product.sale_amount;
  return own === null ? sql`listed_at desc` : sql`abs(${price} - ${own}) nulls last`;
}

/** A covering index finds and sorts by these; only the page's rows are read whole. */
const ordering = sql`id, district_slug, sale_amount, rent_amount, highlighted, news, listed_at`;

async function list(
  db: Kysely<SearchDatabase>,
  conditions: Condition[],
  order: Condition,
  { page, pageSize }: Page,
): Promise<Listed> {
  const { rows } = await sql<CardRow & { total: number }>`
    with match as materialized (select ${ordering} from property where ${all(conditions)}),
    page as (
      select id as page_id from match order by ${order}
      limit ${pageSize} offset ${pageSize * (page - 1)}
    )
    select ${columns}, (select count(*) from match) as total
    from page join property on id = page_id order by ${order}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
