import { resolve } from 'node:path';
import { openDatabase } from '@api/db/engine';
import { createLogger } from '@api/log';
import { keepFilesOwn } from '@api/own-files';
import { readFeed } from './read-feed';
import type { ReaderAnswer, ReaderJob, ReaderResult } from './reader';

/*
 * The child process that reads a feed for `api/feeds/reader.ts`: one file, one answer. On the embedded database it uses
 * its parent's. It ends with its parent, however that one ends.
 */
const tell = (answer: ReaderAnswer) => process.send?.(answer);

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl+C reaches a terminal's every process; the parent ends this one when its time is over.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

process.once('message', (job: ReaderJob) => {
  read(job).then(
    (result) => tell({ result }),
    (error: Error & { code?: string }) => tell({ failed: error.code ?? error.name }),
  );
});

async function read(job: ReaderJob): Promise<ReaderResult> {
  keepFilesOwn();
  const { DATABASE_URL: databaseUrl, DATA_DIR } = process.env;
  const log = createLogger('warn');
  const { db, close } = await openDatabase({ databaseUrl, dataDir: resolve(DATA_DIR!), join: true, log });
  try {
    return await readFeed(db, job);
  } finally {
    await close();
  }
}

tell({ ready: true });
