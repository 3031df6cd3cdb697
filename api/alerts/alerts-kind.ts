import type { Kysely } from 'kysely';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import type { WorkKind } from '@api/work/work-kind';
import { discardOldBatches, endBatch, nextBatch } from './batches';
import { makeLetters } from './make-letters';
import { type Match, matchHere } from './matcher';

export interface Telling {
  match?: Match;
  signal?: AbortSignal;
}

/**
 * Sees what has changed, notes whom it is news for, and queues the letters that are due: in this order, so that a letter
 * names all that it can.
 */
export async function tellOfChanges(
  db: Kysely<Database>,
  now: Date,
  { match = matchHere(db), signal }: Telling = {},
): Promise<{ homes: number; alerts: number; letters: number } | null> {
  await discardOldBatches(db);
  const done = { homes: 0, alerts: 0, letters: 0 };
  for (let batch = await nextBatch(db); batch; batch = await nextBatch(db)) {
    const { homes, alerts } = await match({ id: batch.id }, signal);
    await endBatch(db, batch.id);
    done.homes += homes;
    done.alerts += alerts;
  }
  done.letters = await makeLetters(db, now, signal);
  return done.homes + done.alerts + done.letters > 0 ? done : null;
}

/** Telling of changes, each minute: one instance at a time, and none for longer than half an hour. */
export const alertsKind = (db: Kysely<Database>, match: Match): WorkKind => ({
  name: 'alerts',
  clock: { everyMinutes: 1 },
  atOnce: 1,
  perMinute: 10,
  claimSeconds: 30 * 60,
  run: (_, signal) => tellOfChanges(db, clock.now(), { match, signal }),
});
