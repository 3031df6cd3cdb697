import { createHash } from 'node:crypto';
import type { Listing } from '@api/catalogue/listing';
import type { PropertyDetails } from '@api/catalogue/details';
import { districtOf } from '@api/catalogue/district-names';
import { publicPoint } from '@api/catalogue/public-point';
import { identifyPhotos } from './photo-names';
import { townOf } from '@api/catalogue/towns';
import type { Gazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { condominiumDetailSlugs, maskOf, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { lawfulCondition } from '@domain/property/launch';
import { slugify } from '@domain/kernel/text';

/** A listing determines these columns of `property`. */
export const propertyColumns = [
  'available',
  'for_sale',
  'for_rent',
  'sell_price',
  'rent_price',
  'period_rent',
  'currency',
  'condominium_fee',
  'iptu',
  'iptu_period',
  'type',
  'condition',
  'area',
  'bedrooms',
  'suites',
  'parking',
  'detail_mask',
  'amenity_mask',
  'renovation_level',
  'highlighted',
  'news',
  'exclusivity',
  'renowned_architects',
  'accept_exchange',
  'opportunity',
  'virtual_visit',
  'location_type',
  'country',
  'state',
  'city',
  'city_slug',
  'district',
  'district_slug',
  'condominium_name',
  'condominium_slug',
  'developer',
  'delivery',
  'lat',
  'lng',
  'point_exact',
  'true_lat',
  'true_lng',
  'title',
  'curated',
  'photos',
  'details',
  'plan',
] as const;
type PropertyColumn = (typeof propertyColumns)[number];

export interface RowContext {
  /** Of the public point. */
  secret: string;
  gazetteer: Gazetteer;
}

/** `lat` and `lng` are the public point; `true_lat` and `true_lng` are the exact one. */
export function propertyRow(listing: Listing, { secret, gazetteer }: RowContext) {
  const shown = publicPoint({ point: listing.point, displayAddress: listing.displayAddress, secret });
  const { photos, floorPlans } = identifyPhotos(listing);
  const town = townOf(listing, gazetteer);
  const district = districtOf(listing.district, town);
  const details: PropertyDetails = {
    description: listing.description,
    landArea: listing.landArea,
    bathrooms: listing.bathrooms,
    floor: listing.floor,
    yearBuilt: listing.yearBuilt,
    registrationNumber: listing.registrationNumber,
    street: listing.street,
    streetNumber: listing.streetNumber,
    complement: listing.complement,
    postalCode: listing.postalCode,
    displayAddress: listing.displayAddress,
    floorPlans,
    videoUrl: listing.videoUrl,
    tourUrl: listing.tourUrl,
    refusesExchange: listing.acceptExchange === false,
    ...(listing.brokerNote && { brokerNote: listing.brokerNote }),
    ...(listing.features.length > 0 && { features: listing.features }),
    ...(listing.sharedFeatures.length > 0 && { sharedFeatures: listing.sharedFeatures }),
  };
  return {
    available: listing.available,
    for_sale: listing.forSale,
    for_rent: listing.forRent,
    sell_price: listing.forSale ? listing.sellPrice : null,
    rent_price: listing.forRent ? listing.rentPrice : null,
    period_rent: listing.forRent ? listing.periodRent : null,
    currency: listing.currency,
    condominium_fee: listing.condominiumFee,
    iptu: listing.iptu,
    iptu_period: listing.iptuPeriod,
    type: listing.propertyType,
    condition: lawfulCondition(listing),
    area: listing.area,
    bedrooms: listing.bedrooms,
    suites: listing.suites,
    parking: listing.parkingLots,
    detail_mask: maskOf(listing.propertyDetails, propertyDetailSlugs),
    amenity_mask: maskOf(listing.condominiumDetails, condominiumDetailSlugs),
    renovation_level: listing.renovationLevel,
    highlighted: listing.highlighted,
    news: listing.news,
    exclusivity: listing.exclusivity,
    renowned_architects: listing.renownedArchitects,
    accept_exchange: listing.acceptExchange === true,
    opportunity: listing.opportunity,
    virtual_visit: listing.tourUrl !== null,
    location_type: listing.locationType,
    country: listing.country,
    state: listing.state,
    city: town.name,
    city_slug: town.slug,
    district: district.name,
    district_slug: district.slug,
    condominium_name: listing.condominiumName,
    condominium_slug: listing.condominiumName === null ? null : slugify(listing.condominiumName),
    developer: listing.developer,
    delivery: listing.delivery,
    lat: shown?.lat ?? null,
    lng: shown?.lng ?? null,
    point_exact: shown?.exact ?? false,
    true_lat: listing.point?.lat ?? null,
    true_lng: listing.point?.lng ?? null,
    title: listing.title,
    curated: listing.curated,
    photos,
    details,
    plan: listing.plan,
  } satisfies Record<PropertyColumn, unknown>;
}
export type PropertyRow = ReturnType<typeof propertyRow>;

export interface StagedListing {
  row: PropertyRow;
  brokerSlug: string | null;
  listedAt: string | null;
  updatedAt: string | null;
}

export function stagedListing(listing: Listing, context: RowContext): StagedListing {
  return {
    row: propertyRow(listing, context),
    brokerSlug: listing.brokerSlug,
    listedAt: listing.listedAt,
    updatedAt: listing.updatedAt,
  };
}

/** Columns that older versions did not know. */
const laterColumns: ReadonlySet<string> = new Set<PropertyColumn>([
  'period_rent',
  'plan',
  'developer',
  'delivery',
]);

/**
 * Excludes the feed's `updatedAt`, which changes without visible changes. A row without the later columns has the hash
 * of versions that did not know them.
 */
export function contentHash({ row, brokerSlug, listedAt }: StagedListing): string {
  const known = Object.entries(row).filter(([name, value]) => value !== null || !laterColumns.has(name));
  return createHash('sha256')
    .update(JSON.stringify([Object.fromEntries(known), brokerSlug, listedAt]))
    .digest('base64url');
}
