import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AuditKind } from '@contract/auth';
import type { Frequency } from '@domain/saved-search/frequency';
import type { SocialProvider } from '@domain/providers';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface AccountTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  name: string;
  phone: string | null;
  /** A day, without a time: 'YYYY-MM-DD' when written. */
  birth_date: ColumnType<Date | null, string | null, string | null>;
  /** How often it is told of its favourites (migrations/0020-favourites-letters.ts). */
  favorite_letters: Defaulted<Frequency>;
  terms_version: string;
  terms_at: Timestamp;
  password: string | null;
  verified_at: Timestamp | null;
  deletion_at: Timestamp | null;
  created_at: Date;
}

interface AccountIdentityTable {
  issuer: string;
  subject: string;
  provider: SocialProvider;
  account_id: number;
  created_at: Defaulted<Date>;
}

interface SessionTable {
  id: string;
  account_id: number;
  provider: string;
  /** Of what all its refresh tokens begin with. */
  refresh_hash: string;
  device: string;
  place: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Timestamp;
}

interface SessionTokenTable {
  hash: string;
  session_id: string;
  expires_at: Timestamp;
}

interface SessionRefreshTable {
  hash: string;
  session_id: string;
  used: Defaulted<boolean>;
  good_until: Timestamp | null;
  created_at: Date;
}

interface KnownDeviceTable {
  account_id: number;
  device_hash: string;
  last_used_at: Date;
}

interface OneTimeTokenTable {
  hash: string;
  account_id: number;
  purpose: 'verify' | 'reset';
  created_at: Date;
  expires_at: Timestamp;
}

interface AuditEventTable {
  id: Generated<string>;
  account_id: number | null;
  at: Date;
  kind: AuditKind;
  provider: string | null;
  device: string | null;
  place: string | null;
}

interface AttemptTable {
  key: string;
  /** In their order. */
  tries: ColumnType<Date[], never, Date[]>;
  refused: ColumnType<boolean, never, boolean>;
}

interface PropertyVisitTable {
  account_id: number;
  property_id: number;
  seen_at: Date;
  visits: Defaulted<number>;
}

/** The tables of accounts (migrations/0004-accounts.ts says what each is for). */
export interface AccountTables {
  account: AccountTable;
  account_identity: AccountIdentityTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  session_refresh: SessionRefreshTable;
  known_device: KnownDeviceTable;
  one_time_token: OneTimeTokenTable;
  audit_event: AuditEventTable;
  attempt: AttemptTable;
  property_visit: PropertyVisitTable;
}

export type Account = Selectable<AccountTable>;
