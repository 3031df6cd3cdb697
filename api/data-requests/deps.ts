import type { Kysely } from 'kysely';
import type { EraseLeads } from '@api/leads/erase';
import type { PersonalData } from '@api/platform/db/personal-data';
import type { DataRequestsDatabase } from './schema';

export interface DataRequestDeps {
  db: Kysely<DataRequestsDatabase>;
  personalData: readonly PersonalData<DataRequestsDatabase>[];
  eraseLeads: EraseLeads;
}
