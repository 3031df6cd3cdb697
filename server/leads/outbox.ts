import { readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadInput } from '@contract/leads';
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
/** What a killed process left half written is cleared away after this, in ms. */
const leftoverMs = 3600_000;

/** A lead could not be kept: the outbox is full, or its folder cannot be written. */
export class OutboxError extends Error {
  override name = 'OutboxError';
}

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * Leads that the back end has not taken, one file each, named by its idempotency key: whole and on the disk once `keep`
 * resolves, or not there. Several processes may share the folder. Nothing is opened here: a folder that cannot be used
 * fails the calls.
 */
export function openOutbox(folder: string) {
  const refused = join(folder, 'recusados');
  const file = (key: string) => join(folder, key + extension);

  const waiting = async (): Promise<string[]> => {
    const files = await keysIn(folder);
    const touched = await Promise.all(files.map(async (key) => ({ key, at: await touchedAt(file(key)) })));
    return touched.sort((one, other) => one.at - other.at).map(({ key }) => key);
  };

  return {
    /** @throws OutboxError */
    async keep(lead: LeadInput): Promise<void> {
      const text = JSON.stringify(lead);
      if (Buffer.byteLength(text) > maxLeadBytes) throw new OutboxError('too large');
      try {
        await makeFolder(folder);
        const kept = (await keysIn(folder)).length + (await keysIn(refused)).length;
        if (kept >= maxKept) throw new OutboxError('full');
        await writeDurably(file(lead.idempotency_key), text);
      } catch (error) {
        throw error instanceof OutboxError ? error : new OutboxError((error as NodeJS.ErrnoException).code);
      }
    },
    /** The keys of what waits, the longest not tried first. */
    waiting,
    /** null where another process has delivered it meanwhile; @throws SyntaxError where the file is no lead */
    async read(key: string): Promise<LeadInput | null> {
      const text = await readFile(file(key), 'utf8').catch(nullIfGone);
      return text === null ? null : JSON.parse(text);
    },
    remove: (key: string) => rm(file(key), { force: true }),
    /** Puts it at the end of the line. */
    postpone: (key: string) => utimes(file(key), new Date(), new Date()).catch(nullIfGone),
    /** Takes it out of the line for the operator to look at; put back by moving the file. */
    async setAside(key: string): Promise<void> {
      await makeFolder(refused);
      await rename(file(key), join(refused, key + extension)).catch(nullIfGone);
    },
    /** Deletes what was set aside before `day`, and what writers that were killed have left. */
    async forget(day: Date): Promise<void> {
      for (const key of await keysIn(refused)) await removeIfOlder(join(refused, key + extension), +day);
      for (const name of await namesIn(folder))
        if (name.endsWith(passing)) await removeIfOlder(join(folder, name), Date.now() - leftoverMs);
    },
    /** @throws where the folder cannot be made */
    prepare: () => makeFolder(folder),
  };
}

const extension = '.json';
const isFile = /^([\w-]{16,80})\.json$/;

const keysIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).flatMap((name) => isFile.exec(name)?.[1] ?? []);
