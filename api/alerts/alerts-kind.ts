import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { WorkKind } from '@api/work/work-kind';
import { discardOldBatches, endBatch, nextBatch } from './batches';
import { makeLetters } from './make-letters';
import { matchBatch } from './match-batch';
import { matchFavorites } from './match-favorites';

/**
 * Sees what has changed, notes whom it is news for, and queues the letters that are due: in this order, so that a letter
 * names all that it can.
 */
export async function tellOfChanges(
  db: Kysely<Database>,
  now: Date,
  signal?: AbortSignal,
): Promise<{ homes: number; alerts: number; letters: number } | null> {
  await discardOldBatches(db);
  const done = { homes: 0, alerts: 0, letters: 0 };
  for (let batch = await nextBatch(db); batch; batch = await nextBatch(db)) {
    const { homes, alerts } = await matchBatch(db, batch, signal);
    const ofFavorites = await matchFavorites(db, batch, signal);
    await endBatch(db, batch.id);
    done.homes += homes;
    done.alerts += alerts + ofFavorites;
  }
  done.letters = await makeLetters(db, now, signal);
  return done.homes + done.alerts + done.letters > 0 ? done : null;
}

/** Telling of changes, each minute: one instance at a time, and none for longer than half an hour. */
export const alertsKind = (db: Kysely<Database>): WorkKind => ({
  name: 'alerts',
  clock: { everyMinutes: 1 },
  atOnce: 1,
  perMinute: 10,
  claimSeconds: 30 * 60,
  run: (_, signal) => tellOfChanges(db, new Date(), signal),
});
