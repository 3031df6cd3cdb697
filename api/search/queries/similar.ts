import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import { parentType, withChildren } from '@domain/taxonomy/property-types';
import type { PropertyRow } from '@api/properties/queries/properties';
import { boundBits, everyBits, facetBits } from './bitmap-search';
import { type Amount, amounts, type Condition, defaultOrder, isAvailable } from './facets';
import { type Listed, readCards } from './listed-cards';
import { nearestCards } from './nearest-cards';
import { pickCards } from './pick-cards';
import type { Slice } from './pick-ids';
import { countByBits } from './search';
import { all } from './search-conditions';
import { largeTown, placeFacet } from './search-index';

export type { Listed };
type Page = { negotiation: Negotiation; page: number; pageSize: number };

const sliceOf = ({ page, pageSize }: Page) => ({ offset: pageSize * (page - 1), limit: pageSize });

/** Same district first, in it the highlighted ones, then the nearest price. */
export async function similarTo(
  db: Kysely<SearchDatabase>,
  product: PropertyRow,
  page: Page,
): Promise<Listed> {
  const terms = termsOf(product, page.negotiation);
  const { amount, own, offer } = terms;
  const order =
    own === null
      ? defaultOrder
      : sql`highlighted desc, abs(${amounts[amount].column} - ${own}) nulls last, id`;
  const district = sql`district_slug = ${product.district_slug}`;
  const alike = {
    ...terms,
    district,
    order,
    conditions: [...offer, ...inTownAndOfKind(product), sql`id <> ${product.id}`],
  };
  const town = await townAndKindBits(db, product);
  const found =
    town &&
    (await similarInTown(db, { ...alike, bits: everyBits([...terms.offerBits, town]) }, sliceOf(page)));
  return found ?? readCards(db, alike.conditions, sql`${district} desc, ${order}`, sliceOf(page));
}

interface Alike {
  conditions: readonly Condition[];
  /** The property itself may be among them. */
  bits: Condition;
  isItselfOffered: boolean;
  district: Condition;
  order: Condition;
  amount: Amount;
  own: number | null;
}

/** Reads the district, and finds the rest by the search index; null without a usable one. */
async function similarInTown(db: Kysely<SearchDatabase>, alike: Alike, slice: Slice): Promise<Listed | null> {
  const { conditions, bits, isItselfOffered, district, order } = alike;
  const counted = await countByBits(db, bits);
  if (counted === null) return null;
  const total = counted - (isItselfOffered ? 1 : 0);
  const here = await readCards(db, [...conditions, district], order, slice);
  const offset = Math.max(0, slice.offset - here.total);
  const limit = Math.min(slice.limit - here.rows.length, total - here.total - offset);
  if (limit <= 0) return { rows: here.rows, total };
  const around = { ...alike, except: district, within: here.total + 1 };
  const rows = await nearestCards(db, around, { offset, limit });
  return rows && { rows: [...here.rows, ...rows], total };
}

/** Another kind or city, at half to double the price. */
export async function alsoLiked(
  db: Kysely<SearchDatabase>,
  product: PropertyRow,
  page: Page,
): Promise<Listed> {
  const { amount, own, offer, offerBits } = termsOf(product, page.negotiation);
  const band = own === null ? null : { amount, min: Math.floor(own / 2), max: own * 2 };
  const liked = [
    ...offer,
    sql`location_type = ${product.location_type}`,
    ...(band ? [sql`${amounts[amount].column} between ${band.min} and ${band.max}`] : []),
  ];
  const alike = all(inTownAndOfKind(product));
  const bits = [
    ...offerBits,
    facetBits(`locationType:${product.location_type}`),
    ...(band ? [boundBits(band)] : []),
  ];
  const slice = sliceOf(page);
  const alikeBits = await townAndKindBits(db, product);
  const found = alikeBits
    ? await pickCards(db, everyBits([...bits, sql`~${alikeBits}`]), slice)
    : await pickCards(db, everyBits(bits), slice, {
        condition: alike,
        // Few: a town without bits is small.
        count: (await readCards(db, [...liked, alike], defaultOrder, { offset: 0, limit: 0 })).total,
      });
  return found ?? readCards(db, [...liked, sql`not (${alike})`], defaultOrder, slice);
}

function termsOf(product: PropertyRow, negotiation: Negotiation) {
  const isRent = negotiation === 'rent';
  const amount: Amount = isRent ? 'rent' : 'sale';
  const own = isRent ? product.rent_amount : product.sale_amount;
  const offer: Condition[] = [isAvailable, isRent ? sql`for_rent` : sql`for_sale`];
  const isItselfOffered =
    product.active && product.available && (isRent ? product.for_rent : product.for_sale);
  return { amount, own, offer, offerBits: [facetBits('all'), facetBits(negotiation)], isItselfOffered };
}

const inTownAndOfKind = ({ city_slug, type }: PropertyRow): Condition[] => [
  sql`city_slug = ${city_slug}`,
  sql`type = any(${withChildren([parentType(type)])}::text[])`,
];

async function townAndKindBits(
  db: Kysely<SearchDatabase>,
  { city_slug, type }: PropertyRow,
): Promise<Condition | null> {
  const town = await largeTown(db, city_slug);
  return town ? everyBits([facetBits(placeFacet(town)), facetBits(`type:${parentType(type)}`)]) : null;
}
