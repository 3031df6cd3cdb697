import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** By table. */
  rows: z.record(z.string(), z.number()),
  photos: z.number(),
});
export type Manifest = z.output<typeof manifest>;

const file = 'backup.json';

export const writeManifest = (folder: string, content: Manifest) =>
  writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

/** null: not a backup, or one of a newer version. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  } catch {
    return null;
  }
}
