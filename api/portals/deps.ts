import type { Kysely } from 'kysely';
import type { LeadDestinations } from '@api/leads/destinations';
import type { Logger } from '@api/platform/process/log';
import type { InboundSettings } from './settings';
import type { PortalsDatabase } from './schema';

export interface PortalsDeps {
  db: Kysely<PortalsDatabase>;
  leadPlaces: LeadDestinations;
  log: Logger;
  inbound: InboundSettings;
}
