import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { SavedSearchesDatabase } from '../schema';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { discardOldBatches, endBatch, nextBatch } from './batches';
import { queueAlertEmails } from './queue-alert-emails';
import { type Match, matchHere } from './matcher';

export interface NotifyOptions {
  match?: Match;
  signal?: AbortSignal;
}

/** Records the alerts of all batches before it queues e-mails: an e-mail then contains all of them. */
export async function notifyChanges(
  db: Kysely<SavedSearchesDatabase>,
  now: Date,
  { match = matchHere(db), signal }: NotifyOptions = {},
): Promise<{ homes: number; alerts: number; letters: number } | null> {
  await discardOldBatches(db);
  const done = { homes: 0, alerts: 0, letters: 0 };
  for (let batch = await nextBatch(db); batch; batch = await nextBatch(db)) {
    const { homes: properties, alerts } = await match({ id: batch.id }, signal);
    await endBatch(db, batch.id);
    done.homes += properties;
    done.alerts += alerts;
  }
  done.letters = await queueAlertEmails(db, now, signal);
  return done.homes + done.alerts + done.letters > 0 ? done : null;
}

export const alertsJob = (db: Kysely<SavedSearchesDatabase>, match: Match): JobDefinition => ({
  name: 'alerts',
  clock: { everyMinutes: 1 },
  atOnce: 1,
  perMinute: 10,
  claimSeconds: 30 * 60,
  run: (_, signal) => notifyChanges(db, clock.now(), { match, signal }),
});
