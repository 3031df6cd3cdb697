import type { Kysely } from 'kysely';
import type { Passwords } from '@api/accounts/passwords';
import type { PrivacyDatabase } from './schema';
import type { DeletionList } from '@api/platform/db/deletion-list';
import type { PersonalData } from '@api/platform/db/personal-data';
import type { Logger } from '@api/platform/process/log';

export interface PrivacyDeps {
  db: Kysely<PrivacyDatabase>;
  passwords: Passwords;
  deletions: DeletionList;
  personalData: readonly PersonalData<PrivacyDatabase>[];
}

export type PrivacyJobDeps = Omit<PrivacyDeps, 'passwords'> & { log: Logger };
