import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@api/platform/db/engine';
import { createLogger } from '@api/platform/process/log';
import { restrictNewFiles } from '@api/platform/process/file-permissions';
import type { ChildAnswer } from './child';

/** Joins the parent's embedded database, and ends with its parent. */
export function doOneJob<Tables, Job, Result>(work: (db: Kysely<Tables>, job: Job) => Promise<Result>): void {
  const send = (answer: ChildAnswer<Result>) => process.send?.(answer);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Ctrl+C signals all processes of the terminal; the parent ends this one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.once('message', (job: Job) => {
    withDatabase<Tables, Result>((db) => work(db, job)).then(
      (result) => send({ result }),
      (error: Error & { code?: string }) => send({ failed: error.code ?? error.name }),
    );
  });
  send({ ready: true });
}

async function withDatabase<Tables, Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  restrictNewFiles();
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATA_DIR } = process.env;
  const log = createLogger('warn');
  const { db, close } = await openDatabase<Tables>({
    databaseUrl,
    directUrl,
    dataDir: resolve(DATA_DIR!),
    join: true,
    log,
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
