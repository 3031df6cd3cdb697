import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { Database } from '@api/db/schema';
import { parentType, withChildren } from '@domain/taxonomy/property-types';
import { cardColumns, type CardRow } from './cards';
import type { ProductRow } from './products';
import { type Condition, onOffer } from './facets';
import { all } from './search-conditions';

type Page = { negotiation: Negotiation; page: number; pageSize: number };
export type Listed = { rows: CardRow[]; total: number };

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(column)),
  sql`property.details ->> 'videoUrl' is not null as has_video`,
]);

/** Of the same kind in the same city: the same district first, then the nearest price. */
export function similarTo(db: Kysely<Database>, product: ProductRow, page: Page): Promise<Listed> {
  const { price, offered } = terms(product, page.negotiation);
  return list(
    db,
    [...offered, sql`city_slug = ${product.city_slug}`, sql`type = any(${kind(product)}::text[])`],
    sql`district_slug = ${product.district_slug} desc, ${nearness(product, page.negotiation, price)}, id`,
    page,
  );
}

/** Of another kind or in another city, at a price like it (half to double): the highlighted and the most recent first. */
export function alsoLiked(db: Kysely<Database>, product: ProductRow, page: Page): Promise<Listed> {
  const { price, offered } = terms(product, page.negotiation);
  const own = page.negotiation === 'rent' ? product.rent_amount : product.sale_amount;
  return list(
    db,
    [
      ...offered,
      sql`location_type = ${product.location_type}`,
      sql`not (city_slug = ${product.city_slug} and type = any(${kind(product)}::text[]))`,
      ...(own === null ? [] : [sql`${price} between ${Math.floor(own / 2)} and ${own * 2}`]),
    ],
    sql`highlighted desc, news desc, listed_at desc, id`,
    page,
  );
}

const kind = (product: ProductRow) => withChildren([parentType(product.type)]);

function terms(product: ProductRow, negotiation: Negotiation) {
  const price = negotiation === 'rent' ? sql`rent_amount` : sql`sale_amount`;
  const offered = [onOffer, negotiation === 'rent' ? sql`for_rent` : sql`for_sale`, sql`id <> ${product.id}`];
  return { price, offered };
}

function nearness(product: ProductRow, negotiation: Negotiation, price: Condition): Condition {
  const own = negotiation === 'rent' ? product.rent_amount : product.sale_amount;
  return own === null ? sql`listed_at desc` : sql`abs(${price} - ${own}) nulls last`;
}

/** What both orders ask for: matches are found and sorted by a covering index, and only those of the page are read whole. */
const ordering = sql`id, district_slug, sale_amount, rent_amount, highlighted, news, listed_at`;

async function list(
  db: Kysely<Database>,
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
