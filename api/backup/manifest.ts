import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What a backup says of itself: in its first file. */
const manifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** Of every table. */
  rows: z.record(z.string(), z.number()),
  photos: z.number(),
});
export type Manifest = z.output<typeof manifest>;

const file = 'backup.json';

export const writeManifest = (folder: string, told: Manifest) =>
  writeFile(path.join(folder, file), `${JSON.stringify(told, null, 2)}\n`);

/** null: the folder is no backup of ours, or one of a later version. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  } catch {
    return null;
  }
}
