import type { ColumnType } from 'kysely';
import type { AccountsDatabase } from '@api/accounts/schema';
import type { Defaulted } from '@api/platform/db/columns';
import type { PropertiesDatabase } from '@api/properties/schema';
import type { ExperimentTables } from './schema-experiments';
import type { ViewTables } from './schema-views';

interface PropertyViewTable {
  property_id: number;
  /** Date in Brasília's time zone. */
  day: ColumnType<Date, string, never>;
  segment: string;
  view_type: string;
  views: Defaulted<number>;
}

interface PropertyVisitTable {
  account_id: number;
  property_id: number;
  seen_at: Date;
  visits: Defaulted<number>;
}

export interface AnalyticsDatabase
  extends AccountsDatabase, PropertiesDatabase, ExperimentTables, ViewTables {
  property_view: PropertyViewTable;
  property_visit: PropertyVisitTable;
}
