import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@api/db/engine';
import type { Database } from '@api/db/schema';
import { createLogger } from '@api/log';
import { keepFilesOwn } from '@api/own-files';
import type { ChildAnswer } from './child';

/**
 * What a child process of `child.ts` is: one job, one answer. On the embedded database it uses its parent's. It ends with
 * its parent, however that one ends.
 */
export function doOneJob<Job, Result>(work: (db: Kysely<Database>, job: Job) => Promise<Result>): void {
  const tell = (answer: ChildAnswer<Result>) => process.send?.(answer);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Ctrl+C reaches a terminal's every process; the parent ends this one when its time is over.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.once('message', (job: Job) => {
    withDatabase((db) => work(db, job)).then(
      (result) => tell({ result }),
      (error: Error & { code?: string }) => tell({ failed: error.code ?? error.name }),
    );
  });
  tell({ ready: true });
}

async function withDatabase<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  keepFilesOwn();
  const { DATABASE_URL: databaseUrl, DATA_DIR } = process.env;
  const log = createLogger('warn');
  const { db, close } = await openDatabase({ databaseUrl, dataDir: resolve(DATA_DIR!), join: true, log });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
