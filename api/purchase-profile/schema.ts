import type { AccountsDatabase } from '@api/accounts/schema';
import type { PurchaseProfileTables } from './schema-purchase-profile';

export interface PurchaseProfileDatabase extends AccountsDatabase, PurchaseProfileTables {}
