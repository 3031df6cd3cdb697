import type { ColumnType, Generated, Selectable } from 'kysely';
import type { SubscriptionKind, SubscriptionState } from '@domain/leads/subscription';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface SubscriptionTable {
  id: Generated<number>;
  kind: SubscriptionKind;
  /** Lower case. */
  email: string;
  name: string;
  state: SubscriptionState;
  consent_version: string;
  consent_at: Timestamp;
  page: string | null;
  own: Defaulted<boolean>;
  asked_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  left_at: Timestamp | null;
  token_hash: string | null;
  token_until: Timestamp | null;
  leave_token: Generated<string>;
  created_at: Date;
}

/** migrations/0033-subscriptions.ts documents the columns. */
export interface SubscriptionTables {
  subscription: SubscriptionTable;
}

export type Subscription = Selectable<SubscriptionTable>;
