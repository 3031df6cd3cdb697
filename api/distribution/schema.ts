import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ContactsDatabase } from '@api/contacts/schema';
import type { Defaulted, Json } from '@api/platform/db/columns';
import type { GroupCondition, Hours } from '@domain/leads/distribution/distribution-rules';

/** Read it by `to_char`: a Date has the server's time zone. */
type Day = ColumnType<Date, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A group of people who take turns. */
interface DistributionGroupTable {
  id: Generated<number>;
  position: number;
  /** The rotation of what no group takes. */
  is_general: Defaulted<boolean>;
  is_active: Defaulted<boolean>;
  /** Of the general rotation: all active brokers. */
  has_everybody: Defaulted<boolean>;
  name: Defaulted<string | null>;
  condition: Json<Partial<GroupCondition>>;
  hours: NullableJson<Hours>;
  /** State of the rotation (domain/leads/distribution). */
  pass: Defaulted<number>;
}

interface DistributionMemberTable {
  group_id: number;
  broker_id: Defaulted<number | null>;
  member_id: Defaulted<number | null>;
  position: number;
  weight: Defaulted<number>;
  hours: NullableJson<Hours>;
  pass: Defaulted<number>;
}

interface AbsenceTable {
  id: Generated<number>;
  broker_id: Defaulted<number | null>;
  member_id: Defaulted<number | null>;
  from_day: Day;
  until_day: Day;
}

/** Migration 0058 documents the columns. */
export interface DistributionTables {
  distribution_group: DistributionGroupTable;
  distribution_member: DistributionMemberTable;
  absence: AbsenceTable;
}

export type StoredGroup = Selectable<DistributionGroupTable>;
export type StoredGroupMember = Selectable<DistributionMemberTable>;

export interface DistributionDatabase extends ContactsDatabase, DistributionTables {}
