import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from './schema';
import type { StopLinks } from '@api/platform/email/stop-links';
import type { Match } from './alerts/matcher';

export interface SavedSearchesDeps {
  db: Kysely<SavedSearchesDatabase>;
  stopLinks: StopLinks<SavedSearchesDatabase>;
}

export interface SavedSearchesJobDeps {
  db: Kysely<SavedSearchesDatabase>;
  matchAlerts: Match;
}
