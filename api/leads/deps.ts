import type { Kysely } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { DeletionList } from '@api/platform/db/deletion-list';
import type { Logger } from '@api/platform/process/log';
import type { LeadExtension } from './lead-extension';
import type { LeadDestinations } from './destinations';

export interface LeadsDeps {
  db: Kysely<LeadsDatabase>;
  leadPlaces: LeadDestinations;
  deletions: DeletionList;
}

export interface LeadsJobDeps {
  db: Kysely<LeadsDatabase>;
  log: Logger;
  siteUrl: string;
  leadPlaces: LeadDestinations;
  dataDir: string;
  leadExtension: Pick<LeadExtension, 'announceOf' | 'deletePhotos'>;
}
