import type { PlatformDatabase } from '@api/platform/schema';
import type { AccountTables } from './schema-accounts';

export interface AccountsDatabase extends PlatformDatabase, AccountTables {}
