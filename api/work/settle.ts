import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import { finishWork, postponeWork, releaseWork, setWorkAside } from './queue';
import type { Outcome, WorkKind } from './work-kind';

/** Keeps how an attempt ended; what the kind makes of it is kept with it or not at all. */
export async function settle(
  db: Kysely<Database>,
  kind: WorkKind,
  work: Work,
  outcome: Outcome,
): Promise<void> {
  if (!kind.ended) return void (await keep(db, kind, work, outcome));
  await db.transaction().execute(async (write) => {
    const kept = await keep(write, kind, work, outcome);
    if (kept) await kind.ended!(write, work, kept);
  });
}

/** The outcome as it is kept; null where another instance has taken the piece over since. */
async function keep(
  db: Kysely<Database>,
  kind: WorkKind,
  work: Work,
  outcome: Outcome,
): Promise<Outcome | null> {
  switch (outcome.end) {
    case 'done':
      await finishWork(db, work, kind);
      return outcome;
    case 'away':
      return (await releaseWork(db, work)) ? outcome : null;
    case 'refused':
      return (await setWorkAside(db, work, outcome.reason)) ? outcome : null;
    case 'later': {
      const kept = await postponeWork(db, work, outcome, kind);
      return kept && { ...outcome, end: kept === 'set aside' ? 'refused' : 'later' };
    }
  }
}
