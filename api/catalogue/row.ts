import { createHash } from 'node:crypto';
import type { Listing } from '@api/catalogue/listing';
import type { PropertyDetails } from '@api/catalogue/details';
import { districtOf } from '@api/catalogue/district-names';
import { publicPoint } from '@api/catalogue/public-point';
import { townOf } from '@api/catalogue/towns';
import type { Gazetteer } from '@api/gazetteer/gazetteer';
import { condominiumDetailSlugs, maskOf, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { lawfulCondition } from '@domain/launch';
import { slugify } from '@domain/text';

/** The columns of `property` that a listing decides (`id`, `source_id`, `broker_id` and the dates are the database's own). */
export const propertyColumns = [
  'available',
  'for_sale',
  'for_rent',
  'sell_price',
  'rent_price',
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
  'lat',
  'lng',
  'point_exact',
  'true_lat',
  'true_lng',
  'title',
  'curated',
  'photos',
  'details',
] as const;
type PropertyColumn = (typeof propertyColumns)[number];

/** The source's name and the installation's secret (`placeSecret`): the public point follows from them. */
export interface RowContext {
  source: string;
  secret: string;
  /** Which town and district an address means. */
  gazetteer: Gazetteer;
}

/** A listing as a row of `property`; what the public sees of its place is already the public point. */
export function propertyRow(listing: Listing, { source, secret, gazetteer }: RowContext) {
  const shown = publicPoint({
    source,
    reference: listing.reference,
    point: listing.point,
    displayAddress: listing.displayAddress,
    secret,
  });
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
    floorPlans: listing.floorPlans,
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
    lat: shown?.lat ?? null,
    lng: shown?.lng ?? null,
    point_exact: shown?.exact ?? false,
    true_lat: listing.point?.lat ?? null,
    true_lng: listing.point?.lng ?? null,
    title: listing.title,
    curated: listing.curated,
    photos: listing.photos,
    details,
  } satisfies Record<PropertyColumn, unknown>;
}
export type PropertyRow = ReturnType<typeof propertyRow>;

/** A staged listing: its row, and what the row leaves to the database (the broker's id, the dates). */
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

/** Changes exactly when something that people see changes; the feed's own 'last updated' stamp alone does not count. */
export function contentHash({ row, brokerSlug, listedAt }: StagedListing): string {
  return createHash('sha256')
    .update(JSON.stringify([row, brokerSlug, listedAt]))
    .digest('base64url');
}
