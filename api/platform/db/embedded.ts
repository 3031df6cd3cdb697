import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuseUnfinishedRestore } from './unfinished';
import type { Logger } from '@api/platform/process/log';
import { databaseFolder, prepareDataFolder } from './data-folder';
import { embeddedWorkerCode } from './embedded-worker';
import { lockFolder } from './folder-lock';

/** The first start creates a database cluster: 2–4 s, up to 20 s on a busy machine. */
const startTimeoutMs = 120_000;
const closeTimeoutMs = 10_000;
const idleTransactionMs = 120_000;
const maxRetryMs = 30_000;
/**
 * PGlite's 128 MB of buffers are written to at the start, so all of it is in use. The operating system caches the files
 * as well. Its one session needs no room for a hundred connections.
 */
const databaseParameters = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=10'];

export type EmbeddedDatabase = {
  socketPath: string;
  /** Ends the thread at once, because its next query may never end, and retries to open the folder. */
  restart(reason: string): void;
  close(): Promise<void>;
};

/** Locks the folder, across restarts of the thread too. @throws StartupError if the folder is unusable */
export async function startEmbedded(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  await prepareDataFolder(dataDir);
  await refuseUnfinishedRestore(dataDir);
  const socketPath = socketPathFor(dataDir);
  const lock = await lockFolder(dataDir, socketPath);
  let worker: Worker | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const restart = (reason: string, delayMs = 1_000) => {
    if (closed || retry) return;
    log.error({ reason }, 'embedded database stopped, restarting');
    const ended = worker;
    worker = null;
    void ended?.terminate();
    retry = setTimeout(() => {
      retry = undefined;
      const nextDelay = Math.min(delayMs * 2, maxRetryMs);
      prepareDataFolder(dataDir)
        .then(open)
        .then(() => log.info('embedded database restarted'))
        .catch((error: Error) => restart(error.message, nextDelay));
    }, delayMs);
    retry.unref();
  };
  const open = async () => {
    await rm(socketPath, { force: true });
    const opened = await startWorker(path.resolve(dataDir, databaseFolder), socketPath);
    if (closed) return void opened.terminate();
    worker = opened;
    opened.on('message', ({ type, message }) => type === 'failed' && worker === opened && restart(message));
    opened.on('error', (error) => worker === opened && restart(error.message));
    opened.on('exit', () => worker === opened && restart('a thread terminou'));
  };

  try {
    await open();
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    socketPath,
    restart,
    async close() {
      closed = true;
      clearTimeout(retry);
      if (worker) await stopWorker(worker);
      await rm(socketPath, { force: true });
      await lock.release();
    },
  };
}

/** A socket's path has at most about 100 bytes. */
function socketPathFor(dataDir: string): string {
  const inside = path.resolve(dataDir, 'pg.sock');
  if (Buffer.byteLength(inside) < 100) return inside;
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `bossa-nova-${name}.sock`);
}

function startWorker(dataDir: string, socketPath: string): Promise<Worker> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return new Promise((resolve, reject) => {
    const worker = new Worker(embeddedWorkerCode, {
      eval: true,
      // The thread's code must not get the process's flags (loaders, module type).
      execArgv: [],
      workerData: { pglite, dataDir, socketPath, idleTransactionMs, databaseParameters },
    });
    const give = (error: Error | null) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      if (!error) return resolve(worker);
      void worker.terminate();
      reject(new Error(`O banco de dados embutido não abriu: ${error.message}`, { cause: error }));
    };
    const timer = setTimeout(() => give(new Error('tempo esgotado')), startTimeoutMs);
    worker.once('message', ({ type, message }) => give(type === 'ready' ? null : new Error(message)));
    worker.once('error', give);
    worker.once('exit', () => give(new Error('a thread terminou')));
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const timer = setTimeout(() => void worker.terminate(), closeTimeoutMs);
  worker.removeAllListeners('message');
  worker.postMessage('close');
  await exited;
  clearTimeout(timer);
}
