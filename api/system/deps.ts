import type { Kysely } from 'kysely';
import type { MailDelivery } from '@api/platform/email/mail-delivery';
import type { Engine } from '@api/platform/db/engine';
import type { Logger } from '@api/platform/process/log';
import type { SystemDatabase } from './schema';

/** This instance, as its settings have it. */
export interface SystemSettings {
  dataDir: string;
  engine: Engine;
  mailDelivery: MailDelivery;
  /** Names of FEEDS. */
  feeds: readonly string[];
  feedsEveryMinutes: number;
  startedAt: Date;
  /** VERSION: the image's tag. */
  version: string | null;
}

export interface SystemDeps {
  db: Kysely<SystemDatabase>;
  log: Logger;
  system: SystemSettings;
}
