import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/kernel/clock';
import { type ErrorLog, logged } from '@domain/kernel/logged';
import { type FormStore, restoredFormSeconds } from '~/features/account/session/form-store';
import { makeFolder, listNames, nullIfMissing, removeIfOlder, writeDurably } from './durable-files';

/** Up to 80 MB for half an hour. */
export const maxForms = 200;
/** In bytes, sealed. A form has up to 256 KB (app/forms/forms.server.ts); base64 adds a third. */
export const maxFormBytes = 400 * 1024;

/** Private files under random keys. Several processes may share the folder; if it is unusable, calls fail. */
export function openFormStore(folder: string) {
  const file = (key: string) => join(folder, key);
  const sweep = async () => {
    for (const name of await listNames(folder))
      await removeIfOlder(file(name), clock.nowMs() - restoredFormSeconds * 1000);
  };
  return {
    async put(sealed) {
      if (Buffer.byteLength(sealed) > maxFormBytes) throw new Error('too large');
      await makeFolder(folder);
      await sweep();
      if ((await listNames(folder)).length >= maxForms) throw new Error('full');
      const key = randomBytes(18).toString('base64url');
      await writeDurably(file(key), sealed);
      return key;
    },
    async take(key) {
      if (!isKey.test(key)) return null;
      const sealed = await readFile(file(key), 'utf8').catch(nullIfMissing);
      await rm(file(key), { force: true });
      return sealed;
    },
    sweep,
  } satisfies FormStore & { sweep(): Promise<void> };
}

const isKey = /^[\w-]{24}$/;

const sweepEvery = 5 * 60_000;

export function sweepForms(folder: string, log: ErrorLog): void {
  const sweep = () => void openFormStore(folder).sweep().catch(logged(log, 'old forms not deleted'));
  sweep();
  setInterval(sweep, sweepEvery).unref();
}
