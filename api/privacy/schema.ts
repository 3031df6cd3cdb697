export type { AccountsDatabase as PrivacyDatabase } from '@api/accounts/schema';
