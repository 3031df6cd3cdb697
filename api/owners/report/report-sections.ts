import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  reportBrokerAnswer,
  reportDetailsAnswer,
  reportInfoAnswer,
  reportSimilarAnswer,
} from '@contract/owner-report';
import { similarPageSize } from '@contract/owner-report';
import type { OwnersDatabase } from '../schema';
import { withPortraits } from '@api/brokers/queries/brokers';
import { cardOf, cardsOf, canonicalOf, shownPeriodRent } from '@api/properties/queries/cards';
import type { PropertyRow } from '@api/properties/queries/properties';
import { similarTo } from '@api/search/queries/similar';
import { photosByUrl } from '@api/platform/photos/repository';
import { condominiumDetailSlugs, propertyDetailSlugs, slugsOfMask } from '@domain/taxonomy/attributes';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import { type OwnedProperty, availabilityOf } from './owned-property';

type Answer<Schema extends z.ZodType<{ data: unknown }>> =
  z.input<Schema> extends { data: infer Data } ? Data : never;

/** Section 'info': the only answer with the complete address of a listing. */
export async function infoOf(
  db: Kysely<OwnersDatabase>,
  { row, onlyYouUntil }: OwnedProperty,
): Promise<Answer<typeof reportInfoAnswer>> {
  const [stored, availabilities] = await Promise.all([
    photosByUrl(
      db,
      row.photos.slice(0, 1).map(({ url }) => url),
    ),
    availabilityOf(db, [row]),
  ]);
  const { created, days, left } = availabilities.get(row.id)!;
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

export const offersOf = (
  row: Pick<
    PropertyRow,
    'for_sale' | 'for_rent' | 'sale_amount' | 'rent_amount' | 'period_rent' | 'condition' | 'currency'
  >,
) => ({
  transaction_sell: row.for_sale,
  sell_value: row.sale_amount,
  transaction_rent: row.for_rent,
  rent_value: row.rent_amount,
  period_rent: shownPeriodRent(row),
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

export async function brokerOf(
  db: Kysely<OwnersDatabase>,
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

export async function similarOf(
  db: Kysely<OwnersDatabase>,
  { row }: OwnedProperty,
  page: number,
): Promise<z.input<typeof reportSimilarAnswer>> {
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const { rows, total } = await similarTo(db, row, { negotiation, page, pageSize: similarPageSize });
  return { data: await cardsOf(db, rows, negotiation), total };
}
