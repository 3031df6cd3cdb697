import type { Generated } from 'kysely';
import type { Timestamp } from '@api/platform/db/columns';
import type { AccountsDatabase } from '@api/accounts/schema';
import type { PropertyAdminDatabase } from '@api/property-admin/schema';

/** Who may open a reserved property (migration 0060). Either `email` or `token_hash` is set. */
export interface ReservedTables {
  property_invitation: {
    id: Generated<number>;
    property_id: number;
    name: string;
    email: string | null;
    token_hash: string | null;
    member_id: number | null;
    created_at: Timestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
  };
  property_invitation_opening: { invitation_id: number; at: Timestamp };
}

export interface ReservedDatabase extends PropertyAdminDatabase, AccountsDatabase, ReservedTables {}
