import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AuditKind } from '@contract/auth';
import type { Defaulted, Timestamp } from '@api/platform/db/columns';
import type { Frequency } from '@domain/saved-search/frequency';
import type { SocialProvider } from '@domain/people/providers';

interface AccountTable {
  id: Generated<number>;
  /** Random (migrations/0040-account-public-id.ts). */
  public_id: Generated<string>;
  email: string;
  name: string;
  phone: string | null;
  /** Written as 'YYYY-MM-DD'. */
  birth_date: ColumnType<Date | null, string | null, string | null>;
  /** E-mails about favorites (migrations/0020-favourites-letters.ts). */
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
  /** Proven at its last sign-in (migrations/0038-identity-emails.ts). */
  email: Defaulted<string | null>;
  account_id: number;
  created_at: Defaulted<Date>;
}

interface SessionTable {
  id: string;
  account_id: number;
  provider: string;
  /** Hash of the common prefix of its refresh tokens. */
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

interface AccountVisitTable {
  account_id: number;
  last_seen_at: Timestamp;
  seen_until: Timestamp;
}

/** Columns: migrations/0004-accounts.ts. */
export interface AccountTables {
  account: AccountTable;
  account_identity: AccountIdentityTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  session_refresh: SessionRefreshTable;
  known_device: KnownDeviceTable;
  one_time_token: OneTimeTokenTable;
  audit_event: AuditEventTable;
  account_visit: AccountVisitTable;
}

export type Account = Selectable<AccountTable>;
