import type { ColumnType } from 'kysely';
import type { PurchaseProfile } from '@contract/purchase-profile';

interface PurchaseProfileTable {
  account_id: number;
  answers: ColumnType<PurchaseProfile, string, string>;
  updated_at: Date;
  used_at: Date;
}

/** The table of purchase profiles (migrations/0019-purchase-profile.ts says what each column is for). */
export interface PurchaseProfileTables {
  purchase_profile: PurchaseProfileTable;
}
