import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Defaulted, Json, Timestamp } from '@api/platform/db/columns';
import type { PlatformDatabase } from '@api/platform/schema';
import type { RenovationLevel } from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Delivery } from '@domain/property/delivery';
import type { PeriodRent } from '@domain/property/period-rent';
import type { Visibility } from '@domain/property/visibility';
import type { Plan } from '@domain/property/plan/plan';
import type { PropertyDetails, PropertyPhoto } from './details';
import type { FeedVersion } from './run-outcome';
import type { EventTables } from './schema-events';
import type { OverrideTables } from './schema-overrides';

interface SourceTable {
  id: Generated<number>;
  name: string;
  created_at: Defaulted<Date>;
  removed_at: Timestamp | null;
  feed_version: ColumnType<FeedVersion | null, string | null | undefined, string | null>;
  reverted_run: number | null;
}

/** The migrations describe the columns. */
interface PropertyTable {
  id: Generated<number>;
  source_id: number;
  reference: string;
  content_hash: string;
  in_feed: Defaulted<boolean>;
  visibility: Defaulted<Visibility>;
  available: Defaulted<boolean>;
  for_sale: boolean;
  for_rent: boolean;
  sell_price: number | null;
  rent_price: number | null;
  period_rent: Json<PeriodRent> | null;
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
  first_in_list: Defaulted<boolean>;
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
  developer: string | null;
  delivery: Delivery | null;
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
  plan: Json<Plan> | null;
  checked_at: Timestamp | null;
  checked_by: number | null;
  check_from: Defaulted<Date>;
  check_paused_at: Timestamp | null;
  listed_at: Timestamp;
  updated_at: Timestamp;
  sale_amount: GeneratedAlways<number | null>;
  rent_amount: GeneratedAlways<number | null>;
  area_m2: GeneratedAlways<number | null>;
  placed: GeneratedAlways<boolean>;
  /** tsvector (migrations/0067-property-list.ts); only SQL reads it. */
  words: GeneratedAlways<unknown>;
  photo_count: GeneratedAlways<number>;
  /** In the feed, and public. */
  active: GeneratedAlways<boolean>;
}

export type Property = Selectable<PropertyTable>;

export interface CatalogueDatabase extends PlatformDatabase, EventTables, OverrideTables {
  source: SourceTable;
  property: PropertyTable;
}
