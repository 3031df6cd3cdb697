import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDurably, makeFolder, listNames, nullIfMissing, modifiedAtMs } from '../storage/durable-files';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** One file per secret, named by its hash, has the place of a draft. The draft itself decides about access. */
export function openDraftIndex(folder: string) {
  const file = (secret: string) => join(folder, hashed(secret));

  const placeOf = (secret: string): Promise<string | null> =>
    readFile(file(secret), 'utf8').catch(nullIfMissing);

  async function lead(secret: string, place: string): Promise<void> {
    await makeFolder(folder);
    while (!(await createDurably(file(secret), place))) await rm(file(secret), { force: true });
  }

  return {
    placeOf,
    lead,
    /** Place of a secret, or a new one. Concurrent calls get the same place. */
    async placeFor(secret: string): Promise<string> {
      await makeFolder(folder);
      const own = randomUUID();
      return (await createDurably(file(secret), own)) ? own : ((await placeOf(secret)) ?? own);
    },
    async forget(secret: string, place?: string): Promise<void> {
      if (place === undefined || (await placeOf(secret)) === place) await rm(file(secret), { force: true });
    },
    /** Deletes entries of other places, if older than `before` (ms): a newer draft may not be written yet. */
    async sweep(places: readonly string[], before: number): Promise<void> {
      for (const name of await listNames(folder)) {
        const path = join(folder, name);
        const place = await readFile(path, 'utf8').catch(nullIfMissing);
        if (place && !places.includes(place) && (await modifiedAtMs(path)) < before)
          await rm(path, { force: true });
      }
    },
  };
}

export const hashSecret = hashed;
