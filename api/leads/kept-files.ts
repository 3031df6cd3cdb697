import type { Dirent } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where the website keeps leads on their way, each in a file that is named by its key. */
export const outboxFolder = 'outbox';
/** Where letters lie without a mail server. */
const letters = 'emails';

/** The key of a lead that is kept in a file; null: it is no lead's. */
export const keyOfFile = (file: string): string | null =>
  /^([\w-]+)\.json$/.exec(basename(file))?.[1] ?? null;

/** Deletes the files of a data folder that hold an e-mail address (lower case), and gives them. */
export async function eraseKeptFiles(dataDir: string, address: string): Promise<string[]> {
  const erased: string[] = [];
  for (const folder of [outboxFolder, letters])
    for (const file of await filesIn(join(dataDir, folder))) {
      const text = await readFile(file, 'utf8').catch(() => '');
      if (!text.toLowerCase().includes(address)) continue;
      await rm(file, { force: true });
      erased.push(file);
    }
  return erased;
}

/** Deletes the leads with these keys from the outboxes of a folder; gives how many files that were. */
export async function removeKeptLeads(folder: string, keys: ReadonlySet<string>): Promise<number> {
  const named = (await filesIn(join(folder, outboxFolder))).filter((file) => keys.has(keyOfFile(file) ?? ''));
  for (const file of named) await rm(file, { force: true });
  return named.length;
}

async function filesIn(folder: string): Promise<string[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(folder, options).catch(() => [] as Dirent[]);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
