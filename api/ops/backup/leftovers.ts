import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { clock } from '@domain/kernel/clock';

/** Of temporary folders in the data folder. */
export const temporaryPrefix = '.backup-';
/** Folders of killed runs are deleted after this time. */
const leftoverMs = 24 * 3_600_000;

export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(temporaryPrefix))) {
    const left = path.join(dataDir, name);
    const { mtimeMs } = await stat(left);
    if (mtimeMs < clock.nowMs() - leftoverMs) await rm(left, { recursive: true, force: true });
  }
}
