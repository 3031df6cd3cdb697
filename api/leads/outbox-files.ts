import type { Dirent } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Leads that the website has not delivered. The name of each file is the lead's key. */
export const outboxFolder = 'outbox';
/** E-mails when no mail server is configured. */
const emailsFolder = 'emails';

export const keyOfFile = (file: string): string | null =>
  /^([\w-]+)\.json$/.exec(basename(file))?.[1] ?? null;

/** Paths of the files that contain the address (lower case), and of their e-mails' attachments. */
export async function outboxFilesWith(dataDir: string, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of [outboxFolder, emailsFolder]) {
    const files = await filesIn(join(dataDir, folder));
    const named = new Set<string>();
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch(() => '');
      if (!text.toLowerCase().includes(address)) continue;
      for (const each of files) if (each === file || isAttachment(each, file)) named.add(each);
    }
    found.push(...named);
  }
  return found;
}

/** Attachments begin with the name of their e-mail (api/platform/email/file-transport.ts). */
const isAttachment = (file: string, email: string): boolean =>
  email.endsWith('.txt') && file.startsWith(`${email.slice(0, -'.txt'.length)}-`);

/** Deletes them. Returns their paths. */
export async function eraseOutboxFiles(dataDir: string, address: string): Promise<string[]> {
  const files = await outboxFilesWith(dataDir, address);
  for (const file of files) await rm(file, { force: true });
  return files;
}

/** Deletes the outbox files of these leads. Returns their number. */
export async function removeOutboxLeads(folder: string, keys: ReadonlySet<string>): Promise<number> {
  const named = (await filesIn(join(folder, outboxFolder))).filter((file) => keys.has(keyOfFile(file) ?? ''));
  for (const file of named) await rm(file, { force: true });
  return named.length;
}

async function filesIn(folder: string): Promise<string[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(folder, options).catch(() => [] as Dirent[]);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
