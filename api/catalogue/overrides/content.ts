import type { Property } from '../schema';

/** Columns of `property` that an override may change. */
export const overridableColumns = [
  'available',
  'sell_price',
  'rent_price',
  'title',
  'area',
  'bedrooms',
  'suites',
  'parking',
  'exclusivity',
  'news',
  'opportunity',
  'highlighted',
  'accept_exchange',
  'photos',
  'plan',
  'details',
  'condominium_fee',
  'iptu',
  'iptu_period',
  'detail_mask',
  'amenity_mask',
  'lat',
  'lng',
  'point_exact',
  'true_lat',
  'true_lng',
  'first_in_list',
] as const;

/** Not of feeds. */
type OwnColumn = 'first_in_list';

/** The last three decide whether a price applies. */
export type OverridableRow = Pick<
  Property,
  Exclude<(typeof overridableColumns)[number], OwnColumn> | 'for_sale' | 'for_rent' | 'period_rent'
> &
  Partial<Pick<Property, OwnColumn>>;

/** What overrides apply to: of a feed's listing, or of a stored property. */
export interface Content<Row extends OverridableRow = OverridableRow> {
  row: Row;
  brokerSlug: string | null;
}
