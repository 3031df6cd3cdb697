import type { Kysely } from 'kysely';
import type { Logger } from '@api/platform/process/log';
import type { AdminSettings } from '@api/staff/deps';
import type { PortalFeedsDatabase } from './schema';

export interface PortalFeedsDeps {
  db: Kysely<PortalFeedsDatabase>;
  log: Logger;
  admin: Pick<AdminSettings, 'portalSecrets' | 'siteUrl'>;
  /** LEADS_TO: the first is the contact of portals' files. */
  leadPlaces: { house: readonly string[] };
}
