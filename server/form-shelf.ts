import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/clock';
import { type ErrorLog, logged } from '@domain/logged';
import { type FormShelf, keptFormSeconds } from '~/features/account/session/form-shelf';
import { makeFolder, namesIn, nullIfGone, removeIfOlder, writeDurably } from './durable-files';

/** What a shelf holds at most: with the size of one that is 80 MB for half an hour. */
export const maxForms = 200;
/** The largest in bytes, sealed; the forms' door lets 256 KB in, of which letters of ours take half. */
export const maxFormBytes = 400 * 1024;

/**
 * Sealed forms in files of this user alone, under random keys. Nothing is opened here, and several processes may share
 * the folder: one that cannot be used fails the calls.
 */
export function openFormShelf(folder: string) {
  const file = (key: string) => join(folder, key);
  const sweep = async () => {
    for (const name of await namesIn(folder))
      await removeIfOlder(file(name), clock.nowMs() - keptFormSeconds * 1000);
  };
  return {
    async put(sealed) {
      if (Buffer.byteLength(sealed) > maxFormBytes) throw new Error('too large');
      await makeFolder(folder);
      await sweep();
      if ((await namesIn(folder)).length >= maxForms) throw new Error('full');
      const key = randomBytes(18).toString('base64url');
      await writeDurably(file(key), sealed);
      return key;
    },
    async take(key) {
      if (!isKey.test(key)) return null;
      const sealed = await readFile(file(key), 'utf8').catch(nullIfGone);
      await rm(file(key), { force: true });
      return sealed;
    },
    /** Deletes what is too old to be given back, and what writers that were killed have left. */
    sweep,
  } satisfies FormShelf & { sweep(): Promise<void> };
}

const isKey = /^[\w-]{24}$/;

/** Between two sweeps, in ms. */
const sweepEvery = 5 * 60_000;

/** Has the folder of a running website swept, now and from then on: what nobody comes back for goes too. */
export function sweepForms(folder: string, log: ErrorLog): void {
  const sweep = () => void openFormShelf(folder).sweep().catch(logged(log, 'old forms cannot be deleted'));
  sweep();
  setInterval(sweep, sweepEvery).unref();
}
