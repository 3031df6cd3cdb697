import type { Kysely } from 'kysely';
import { changedTables, importedTables, tidy } from '@api/platform/db/tidy';
import { scheduledJob } from './scheduled-job';
import type { JobDefinition } from './job-definition';

/** The embedded engine has no autovacuum; with old statistics searches take up to three times as long. */
export function tidyJob<Tables>(db: Kysely<Tables>): JobDefinition {
  let isStart = true;
  return scheduledJob('tidy', { everyMinutes: 2, atStart: true }, async () => {
    await tidy(db, isStart ? importedTables : await changedTables(db));
    isStart = false;
  });
}
