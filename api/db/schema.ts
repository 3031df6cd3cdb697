import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { FeedVersion, RunOutcome } from '@api/catalogue/run-outcome';
import type { PropertyDetails, PropertyPhoto } from '@api/catalogue/details';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { RenovationLevel } from '@domain/taxonomy/attributes';
import type { LocationKind } from '@domain/taxonomy/location-types';
import type { House } from '@api/house/house';
import type { AccountTables } from './schema-accounts';
import type { AlertTables } from './schema-alerts';
import type { AnnouncementTables } from './schema-announcements';
import type { EventTables } from './schema-events';
import type { ExperimentTables } from './schema-experiments';
import type { FolderLinkTables } from './schema-folder-links';
import type { FolderTables } from './schema-folders';
import type { LeadTables } from './schema-leads';
import type { OwnerTables } from './schema-owners';
import type { PublicChangeTables } from './schema-public-changes';
import type { PurchaseProfileTables } from './schema-purchase-profile';
import type { SearchTables } from './schema-searches';
import type { SubscriptionTables } from './schema-subscriptions';
import type { ViewTables } from './schema-views';
import type { WorkTables } from './schema-work';

/** jsonb: read as what it holds, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface SettingTable {
  key: string;
  value: string;
}

interface SourceTable {
  id: Generated<number>;
  name: string;
  created_at: Defaulted<Date>;
  removed_at: Timestamp | null;
  feed_version: ColumnType<FeedVersion | null, string | null | undefined, string | null>;
}

interface BrokerTable {
  id: Generated<number>;
  slug: string;
  name: string;
  creci: string;
  phone: string | null;
  email: string | null;
  linkedin: string | null;
  avatar: string | null;
  cv: string | null;
  segment: string | null;
  squad_id: number | null;
  squad_name: string | null;
  active: Defaulted<boolean>;
  source_id: number | null;
  from_house: Defaulted<boolean>;
}

/** What each column means stands in the migration; money is whole units of `currency`, areas m². */
interface PropertyTable {
  id: Generated<number>;
  source_id: number;
  reference: string;
  content_hash: string;
  active: Defaulted<boolean>;
  available: Defaulted<boolean>;
  for_sale: boolean;
  for_rent: boolean;
  sell_price: number | null;
  rent_price: number | null;
  currency: Currency;
  condominium_fee: number | null;
  iptu: number | null;
  iptu_period: 'Mensal' | 'Anual' | 'Isento' | null;
  type: PropertyType;
  condition: Condition;
  area: number | null;
  bedrooms: number | null;
  suites: number | null;
  parking: number | null;
  detail_mask: Defaulted<number>;
  amenity_mask: Defaulted<number>;
  renovation_level: RenovationLevel | null;
  highlighted: Defaulted<boolean>;
  news: Defaulted<boolean>;
  feed_highlighted: Defaulted<boolean | null>;
  feed_news: Defaulted<boolean | null>;
  exclusivity: Defaulted<boolean>;
  renowned_architects: Defaulted<boolean>;
  accept_exchange: Defaulted<boolean>;
  opportunity: Defaulted<boolean>;
  virtual_visit: Defaulted<boolean>;
  location_type: 'cidade' | 'campo' | 'praia' | 'internacional';
  country: string;
  state: string | null;
  city: string;
  city_slug: string;
  district: string;
  district_slug: string;
  condominium_name: string | null;
  condominium_slug: string | null;
  lat: number | null;
  lng: number | null;
  point_exact: Defaulted<boolean>;
  true_lat: number | null;
  true_lng: number | null;
  title: string;
  broker_id: number | null;
  curated: Defaulted<string[]>;
  photos: Json<PropertyPhoto[]>;
  details: Json<PropertyDetails>;
  listed_at: Timestamp;
  updated_at: Timestamp;
  sale_amount: GeneratedAlways<number | null>;
  rent_amount: GeneratedAlways<number | null>;
  area_m2: GeneratedAlways<number | null>;
  placed: GeneratedAlways<boolean>;
}

interface HouseTable {
  id: Defaulted<number>;
  version: string;
  content: Json<House>;
  photos: string[];
  applied_at: Defaulted<Date>;
}

interface ImportRunTable {
  id: Generated<number>;
  source_id: number;
  feed: string;
  started_at: Date;
  finished_at: Timestamp | null;
  outcome: RunOutcome | null;
  /** For people; without what is secret of an address. */
  reason: string | null;
  report: ColumnType<unknown, string | null, string | null>;
}

interface ImportListingTable {
  run_id: number;
  reference: string;
  content_hash: string;
  listing: ColumnType<unknown, string, string>;
  figures: ColumnType<unknown, string | null, string | null>;
  held: Defaulted<boolean>;
}

interface AcceptedValueTable {
  source_id: number;
  reference: string;
  figures: ColumnType<unknown, string, string>;
  accepted_at: Defaulted<Date>;
}

interface PhotoTable {
  url: string;
  status: Defaulted<string>;
  key: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: Date;
  error: string | null;
  unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When what is kept is to be fetched once more (photos/renewal.ts); null: never. */
  renew_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface LocationTable {
  id: Generated<number>;
  kind: LocationKind;
  slug: string | null;
  localizacao: string;
  label: string;
  search_text: string;
  /** Both or neither. */
  lat: number | null;
  lng: number | null;
  location_type: 'cidade' | 'campo' | 'praia' | 'internacional';
  district: string | null;
  district_slug: string | null;
  commercial_district: string | null;
  city: string | null;
  city_slug: string | null;
  state: string | null;
  country: string;
  condominium: string | null;
  /** The word of a part of a town: 'centro-botucatu'. */
  part_slug: string | null;
  range_km: number;
  display_site: string | null;
  districts: Defaulted<string[]>;
  /** How many on offer its own listing holds. */
  properties: Defaulted<number>;
  /** Those that say that they lie in it; of a part of a town the others are found around it. */
  own: Defaulted<number>;
  /** Of them, those that came without a point. */
  unplaced: Defaulted<number>;
  named: Defaulted<boolean>;
}

interface RecentSearchTable {
  anonymous_user_id: string;
  location_id: number;
  searched_at: Date;
}

interface SlideTable {
  id: Generated<number>;
  position: number;
  title: string;
  subtitle: string | null;
  link: string;
  photo_url: string;
  alt: Defaulted<string>;
  source_id: number | null;
}

/** Bits come and go as text of 0 and 1; only SQL looks into them. */
interface SearchFacetTable {
  facet: string;
  bits: string;
}

interface SearchSliceTable {
  amount: string;
  digit: number;
  bits: string;
}

interface SearchChunkTable {
  chunk: number;
  ids: number[];
}

interface PropertyViewTable {
  property_id: number;
  /** A day of Brasília, without a time. */
  day: ColumnType<Date, string, never>;
  segment: string;
  view_type: string;
  views: Defaulted<number>;
}

export interface Database
  extends
    AccountTables,
    AlertTables,
    AnnouncementTables,
    EventTables,
    FolderLinkTables,
    FolderTables,
    LeadTables,
    OwnerTables,
    PublicChangeTables,
    PurchaseProfileTables,
    SearchTables,
    ExperimentTables,
    SubscriptionTables,
    ViewTables,
    WorkTables {
  search_facet: SearchFacetTable;
  search_slice: SearchSliceTable;
  search_chunk: SearchChunkTable;
  setting: SettingTable;
  source: SourceTable;
  broker: BrokerTable;
  property: PropertyTable;
  import_run: ImportRunTable;
  import_listing: ImportListingTable;
  accepted_value: AcceptedValueTable;
  photo: PhotoTable;
  location: LocationTable;
  recent_search: RecentSearchTable;
  slide: SlideTable;
  property_view: PropertyViewTable;
  house: HouseTable;
}

export type Property = Selectable<PropertyTable>;
export type Location = Selectable<LocationTable>;
export type NewLocation = Insertable<LocationTable>;
export type Broker = Selectable<BrokerTable>;
