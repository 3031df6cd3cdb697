import type { ColumnType } from 'kysely';
import type { PurchaseProfile } from '@contract/purchase-profile';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface PurchaseProfileTable {
  account_id: number;
  answers: ColumnType<PurchaseProfile, string, string>;
  updated_at: Defaulted<Date>;
  used_at: Defaulted<Date>;
}

/** The table of purchase profiles (migrations/0019-purchase-profile.ts says what each column is for). */
export interface PurchaseProfileTables {
  purchase_profile: PurchaseProfileTable;
}
