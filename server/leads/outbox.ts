import { readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/kernel/clock';
import {
  makeFolder,
  listNames,
  nullIfMissing,
  removeTemporaryFiles,
  removeIfOlder,
  modifiedAtMs,
  writeDurably,
} from '../storage/durable-files';

/** Up to 160 MB, usually some 5 MB. */
export const maxStoredLeads = 5_000;
/** In bytes; the longest lead of the forms has less than half. */
export const maxLeadBytes = 32 * 1024;
export const refused = 'recusados';
const leftoverMs = 3600_000;

export class OutboxError extends Error {
  override name = 'OutboxError';
}

// Subfolders are other states; a file that is moved back is queued again. Several processes may share the folder.
/** One file per idempotency key, durable once `keep` resolves. @param states that count towards `maxStoredLeads` */
export function openOutbox<Item>(folder: string, states: readonly string[]) {
  const file = (key: string, state = '') => join(folder, state, key + extension);
  const on = (state: string) => keysIn(join(folder, state));

  return {
    /** @throws OutboxError */
    async keep(key: string, lead: Item): Promise<void> {
      try {
        const text = textOf(lead);
        await makeFolder(folder);
        const stored = await Promise.all(['', ...states].map(on));
        if (stored.flat().length >= maxStoredLeads) throw new OutboxError('full');
        await writeDurably(file(key), text);
      } catch (error) {
        throw error instanceof OutboxError ? error : new OutboxError((error as NodeJS.ErrnoException).code);
      }
    },
    /** Keys in the queue, oldest attempt first. @param until only with an earlier last attempt, ms */
    async waiting(until = Infinity): Promise<string[]> {
      const touched = await Promise.all(
        (await on('')).map(async (key) => ({ key, at: await modifiedAtMs(file(key)) })),
      );
      const due = touched.filter(({ at }) => at <= until);
      return due.sort((one, other) => one.at - other.at).map(({ key }) => key);
    },
    /** null: another process has taken it. @throws SyntaxError if the file is not a lead */
    async read(key: string, state?: string): Promise<Item | null> {
      const text = await readFile(file(key, state), 'utf8').catch(nullIfMissing);
      if (text === null) return null;
      const stored = JSON.parse(text) as Item | null;
      if (stored === null) throw new SyntaxError('no lead');
      return stored;
    },
    async write(key: string, lead: Item, state: string): Promise<void> {
      await makeFolder(join(folder, state));
      await writeDurably(file(key, state), textOf(lead));
    },
    async mark(key: string, state: string): Promise<void> {
      await makeFolder(join(folder, state));
      await writeDurably(file(key, state), '');
    },
    remove: (key: string, state?: string) => rm(file(key, state), { force: true }),
    /** Moves it to the end of the queue. @param at time of its last attempt; may be in the future */
    postpone: (key: string, at = clock.now(), state?: string) =>
      utimes(file(key, state), at, at).catch(nullIfMissing),
    /** '' is the queue. false: another process was first. */
    async move(key: string, from: string, to: string): Promise<boolean> {
      await makeFolder(join(folder, to));
      return (await rename(file(key, from), file(key, to)).catch(nullIfMissing)) !== null;
    },
    on,
    /** Last write in ms; 0: not there. */
    since: (key: string, state: string) => modifiedAtMs(file(key, state)),
    async forget(state: string, day: Date): Promise<void> {
      for (const key of await on(state)) await removeIfOlder(file(key, state), +day);
      for (const within of ['', state])
        await removeTemporaryFiles(join(folder, within), clock.nowMs() - leftoverMs);
    },
    prepare: () => makeFolder(folder),
  };
}

const extension = '.json';
const isFile = /^([\w-]{16,80})\.json$/;

const keysIn = async (folder: string): Promise<string[]> =>
  (await listNames(folder)).flatMap((name) => isFile.exec(name)?.[1] ?? []);

function textOf(lead: unknown): string {
  const text = JSON.stringify(lead);
  if (Buffer.byteLength(text) > maxLeadBytes) throw new OutboxError('too large');
  return text;
}
