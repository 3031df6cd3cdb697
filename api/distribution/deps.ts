import type { Kysely } from 'kysely';
import type { Logger } from '@api/platform/process/log';
import type { DistributionDatabase } from './schema';

export interface DistributionDeps {
  db: Kysely<DistributionDatabase>;
  /** LEAD_REPLY_MINUTES. */
  replyMinutes: number;
}

export interface DistributionJobDeps extends DistributionDeps {
  log: Logger;
}
