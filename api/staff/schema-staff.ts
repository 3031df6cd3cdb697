import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Defaulted, Timestamp } from '@api/platform/db/columns';
import type { Role } from '@domain/staff/roles';

interface StaffMemberTable {
  /** Lower case. Without a role: only left out of reports. */
  email: string;
  added_at: Defaulted<Date>;
  id: Generated<number>;
  name: Defaulted<string | null>;
  role: Defaulted<Role | null>;
  password: Defaulted<string | null>;
  invited_by: Defaulted<number | null>;
  joined_at: ColumnType<Date | null, Date | undefined, Date | null>;
  last_used_at: ColumnType<Date | null, undefined, Date | null>;
}

interface StaffInvitationTable {
  id: Generated<number>;
  email: string;
  role: Role;
  invited_by: number | null;
  created_at: Timestamp;
  token_hash: Defaulted<string | null>;
  expires_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

interface StaffSessionTable {
  hash: string;
  member_id: number;
  device: string;
  place: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp;
  factor_at: ColumnType<Date | null, Date | undefined, Date>;
  step_up_at: ColumnType<Date | null, Date | undefined, Date>;
  challenge: Defaulted<string | null>;
  challenge_at: ColumnType<Date | null, undefined, Date | null>;
}

interface StaffTotpTable {
  member_id: number;
  secret: Defaulted<string | null>;
  pending: string | null;
  last_step: Defaulted<number>;
}

interface StaffPasskeyTable {
  id: string;
  member_id: number;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

interface StaffRecoveryCodeTable {
  hash: string;
  member_id: number;
}

/** Columns: migrations/0048-staff.ts. */
export interface StaffTables {
  staff_member: StaffMemberTable;
  staff_invitation: StaffInvitationTable;
  staff_session: StaffSessionTable;
  staff_totp: StaffTotpTable;
  staff_passkey: StaffPasskeyTable;
  staff_recovery_code: StaffRecoveryCodeTable;
}

export type StaffPasskey = Selectable<StaffPasskeyTable>;
