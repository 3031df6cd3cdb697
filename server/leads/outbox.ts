import { readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/clock';
import {
  makeFolder,
  namesIn,
  nullIfGone,
  passing,
  removeIfOlder,
  touchedAt,
  writeDurably,
} from '../durable-files';

/** What an outbox holds at most; with the size of one lead that is 160 MB, and some 5 MB of usual ones. */
export const maxKept = 5_000;
/** The largest lead in bytes; the longest that the forms can make has less than half of it. */
export const maxLeadBytes = 32 * 1024;
/** The shelf of what was refused for good, for the operator to look at. */
export const refused = 'recusados';
/** What a killed process left half written is cleared away after this, in ms. */
const leftoverMs = 3600_000;

/** A lead could not be kept: the outbox is full, or its folder cannot be written. */
export class OutboxError extends Error {
  override name = 'OutboxError';
}

/**
 * Leads on their way to one place, one file each, named by its idempotency key: whole and on the disk once `keep`
 * resolves, or not there. What is not in the line lies on shelves, folders in this one: moving the file back puts it into
 * the line again. Several processes may share the folder. Nothing is opened here: a folder that cannot be used fails the
 * calls.
 * @param shelves those that count to what is held
 */
export function openOutbox<Kept>(folder: string, shelves: readonly string[]) {
  const file = (key: string, shelf = '') => join(folder, shelf, key + extension);
  const on = (shelf: string) => keysIn(join(folder, shelf));

  return {
    /** @throws OutboxError */
    async keep(key: string, lead: Kept): Promise<void> {
      try {
        const text = textOf(lead);
        await makeFolder(folder);
        const kept = await Promise.all(['', ...shelves].map(on));
        if (kept.flat().length >= maxKept) throw new OutboxError('full');
        await writeDurably(file(key), text);
      } catch (error) {
        throw error instanceof OutboxError ? error : new OutboxError((error as NodeJS.ErrnoException).code);
      }
    },
    /** The keys of what waits, the longest not tried first. @param until only what was last tried before, in ms */
    async waiting(until = Infinity): Promise<string[]> {
      const touched = await Promise.all(
        (await on('')).map(async (key) => ({ key, at: await touchedAt(file(key)) })),
      );
      const due = touched.filter(({ at }) => at <= until);
      return due.sort((one, other) => one.at - other.at).map(({ key }) => key);
    },
    /** null where another process has taken it meanwhile; @throws SyntaxError where the file is no lead */
    async read(key: string, shelf?: string): Promise<Kept | null> {
      const text = await readFile(file(key, shelf), 'utf8').catch(nullIfGone);
      if (text === null) return null;
      const kept = JSON.parse(text) as Kept | null;
      if (kept === null) throw new SyntaxError('no lead');
      return kept;
    },
    /** Whole, in the place of what was there. */
    async write(key: string, lead: Kept, shelf: string): Promise<void> {
      await makeFolder(join(folder, shelf));
      await writeDurably(file(key, shelf), textOf(lead));
    },
    /** Leaves the key on a shelf, and nothing of the lead. */
    async mark(key: string, shelf: string): Promise<void> {
      await makeFolder(join(folder, shelf));
      await writeDurably(file(key, shelf), '');
    },
    remove: (key: string, shelf?: string) => rm(file(key, shelf), { force: true }),
    /** Puts it at the end of the line. @param at as if it had been tried then; it may be a moment to come */
    postpone: (key: string, at = clock.now(), shelf?: string) =>
      utimes(file(key, shelf), at, at).catch(nullIfGone),
    /** Takes it from one shelf to another; '' is the line. false where another process was first. */
    async move(key: string, from: string, to: string): Promise<boolean> {
      await makeFolder(join(folder, to));
      return (await rename(file(key, from), file(key, to)).catch(nullIfGone)) !== null;
    },
    /** The keys on a shelf. */
    on,
    /** When it was put there, or last written, in ms; 0 where it is not there. */
    since: (key: string, shelf: string) => touchedAt(file(key, shelf)),
    /** Deletes what has been on a shelf since before `day`, and what writers that were killed have left. */
    async forget(shelf: string, day: Date): Promise<void> {
      for (const key of await on(shelf)) await removeIfOlder(file(key, shelf), +day);
      for (const within of ['', shelf])
        for (const name of await namesIn(join(folder, within)))
          if (name.endsWith(passing))
            await removeIfOlder(join(folder, within, name), clock.nowMs() - leftoverMs);
    },
    /** @throws where the folder cannot be made */
    prepare: () => makeFolder(folder),
  };
}

const extension = '.json';
const isFile = /^([\w-]{16,80})\.json$/;

const keysIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).flatMap((name) => isFile.exec(name)?.[1] ?? []);

/** A lead as a file. @throws OutboxError */
function textOf(lead: unknown): string {
  const text = JSON.stringify(lead);
  if (Buffer.byteLength(text) > maxLeadBytes) throw new OutboxError('too large');
  return text;
}
