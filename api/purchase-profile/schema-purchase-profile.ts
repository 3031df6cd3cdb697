import type { ColumnType } from 'kysely';
import type { PurchaseProfile } from '@contract/purchase-profile';

interface PurchaseProfileTable {
  account_id: number;
  answers: ColumnType<PurchaseProfile, string, string>;
  updated_at: Date;
  used_at: Date;
}

/** migrations/0019-purchase-profile.ts describes the columns. */
export interface PurchaseProfileTables {
  purchase_profile: PurchaseProfileTable;
}
