import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  reportBrokerAnswer,
  reportDetailsAnswer,
  reportInfoAnswer,
  reportSimilarAnswer,
} from '@contract/owner-report';
import { similarPageSize } from '@contract/owner-report';
import type { Database } from '@api/db/schema';
import { withPortraits } from '@api/repositories/brokers';
import { cardOf, cardsOf, canonicalOf } from '@api/repositories/cards';
import type { ProductRow } from '@api/repositories/products';
import { similarTo } from '@api/repositories/similar';
import { photosByUrl } from '@api/photos/repository';
import { condominiumDetailSlugs, propertyDetailSlugs, slugsOfMask } from '@domain/taxonomy/attributes';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import { type OwnedProperty, standingsOf } from './owned-property';

type Answer<Schema extends z.ZodType<{ data: unknown }>> =
  z.input<Schema> extends { data: infer Data } ? Data : never;

/** Section 'info' of a report: the only place where a listing's whole address is told. */
export async function infoOf(
  db: Kysely<Database>,
  { row, onlyYouUntil }: OwnedProperty,
): Promise<Answer<typeof reportInfoAnswer>> {
  const [stored, standings] = await Promise.all([
    photosByUrl(
      db,
      row.photos.slice(0, 1).map(({ url }) => url),
    ),
    standingsOf(db, [row]),
  ]);
  const { created, days, left } = standings.get(row.id)!;
  const { details } = row;
  return {
    id: row.id,
    image: cardOf(row, stored).fotoPrincipal,
    title: row.title,
    typology: propertyTypeLabel(row.type),
    link: left ? null : canonicalOf(row),
    address: {
      street: details.street,
      number: details.streetNumber,
      district: row.district,
      complement: details.complement,
      city: row.city,
      state: row.state,
      country: row.country,
      zipcode: details.postalCode,
    },
    condominium: row.condominium_fee,
    iptu: row.iptu,
    iptu_period: row.iptu_period,
    ...offersOf(row),
    avm: null,
    exclusive: row.exclusivity,
    only_you_until: onlyYouUntil,
    codigo: row.reference,
    active: left === null,
    days,
    left: left?.toISOString() ?? null,
    created: created.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

/** What an offer costs, as its owner may know it. */
export const offersOf = (
  row: Pick<ProductRow, 'for_sale' | 'for_rent' | 'sale_amount' | 'rent_amount' | 'currency'>,
) => ({
  transaction_sell: row.for_sale,
  sell_value: row.sale_amount,
  transaction_rent: row.for_rent,
  rent_value: row.rent_amount,
  currency: row.currency,
});

export function detailsOf({ row }: OwnedProperty): Answer<typeof reportDetailsAnswer> {
  const { details } = row;
  return {
    title: row.title,
    description: details.description,
    area: row.area_m2,
    dorms: row.bedrooms,
    suites: row.suites,
    parking_lots: row.parking,
    building_type: propertyTypeLabel(row.type),
    condominium_details: [
      ...slugsOfMask(row.amenity_mask, condominiumDetailSlugs),
      ...(details.sharedFeatures ?? []),
    ],
    property_details: [...slugsOfMask(row.detail_mask, propertyDetailSlugs), ...(details.features ?? [])],
  };
}

/** Who looks after it, while they work for the house. */
export async function brokerOf(
  db: Kysely<Database>,
  { row }: OwnedProperty,
): Promise<Answer<typeof reportBrokerAnswer>> {
  if (row.broker_id === null) return null;
  const broker = await db
    .selectFrom('broker')
    .select(['id', 'slug', 'name', 'creci', 'phone', 'email', 'linkedin', 'avatar', 'cv', 'segment'])
    .where('id', '=', row.broker_id)
    .where('active', '=', true)
    .executeTakeFirst();
  return broker ? (await withPortraits(db, [broker]))[0]! : null;
}

/** What a visitor sees beside it. */
export async function similarOf(
  db: Kysely<Database>,
  { row }: OwnedProperty,
  page: number,
): Promise<z.input<typeof reportSimilarAnswer>> {
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const { rows, total } = await similarTo(db, row, { negotiation, page, pageSize: similarPageSize });
  return { data: await cardsOf(db, rows, negotiation), total };
}
