import type { ColumnType } from 'kysely';
import type { Timestamp } from '@api/platform/db/columns';
import type { OverrideField } from '@domain/property/override-names';

interface PropertyOverrideTable {
  source_id: number;
  reference: string;
  field: OverrideField;
  value: ColumnType<unknown, string, string>;
  feed_value: ColumnType<unknown, string, string>;
  until: ColumnType<Date | null, string | null, string | null>;
  reason: string | null;
  member_id: number | null;
  at: Timestamp;
  brought: ColumnType<unknown, string | null | undefined, string | null>;
}

/** migrations/0059-property-overrides.ts and 0065 describe the columns. */
export interface OverrideTables {
  property_override: PropertyOverrideTable;
}
