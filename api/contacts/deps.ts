import type { Kysely } from 'kysely';
import type { LeadDestinations } from '@api/leads/destinations';
import type { Logger } from '@api/platform/process/log';
import type { ContactsDatabase } from './schema';

export interface ContactsDeps {
  db: Kysely<ContactsDatabase>;
  leadPlaces: LeadDestinations;
  log: Logger;
}
