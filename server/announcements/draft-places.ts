import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDurably, makeFolder, namesIn, nullIfGone, touchedAt } from '../durable-files';

const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * What secrets lead to: for each a file, named by the secret's hash, that holds the name of a draft's place. Who may have
 * the draft says the draft itself; this only finds it.
 */
export function openPlaces(folder: string) {
  const file = (secret: string) => join(folder, hashed(secret));

  const placeOf = (secret: string): Promise<string | null> =>
    readFile(file(secret), 'utf8').catch(nullIfGone);

  async function lead(secret: string, place: string): Promise<void> {
    await makeFolder(folder);
    while (!(await createDurably(file(secret), place))) await rm(file(secret), { force: true });
  }

  return {
    /** null: the secret leads nowhere. */
    placeOf,
    /** The secret leads there from now on, wherever it has led before. */
    lead,
    /** Where the secret leads, and a place of its own where it leads nowhere: of several at once they all get the same. */
    async placeFor(secret: string): Promise<string> {
      await makeFolder(folder);
      const own = randomUUID();
      return (await createDurably(file(secret), own)) ? own : ((await placeOf(secret)) ?? own);
    },
    /** The secret leads nowhere any more; @param place only where it leads there still */
    async forget(secret: string, place?: string): Promise<void> {
      if (place === undefined || (await placeOf(secret)) === place) await rm(file(secret), { force: true });
    },
    /** Takes away what leads nowhere, and is older than `before` (in ms): a newer one's draft may not be written yet. */
    async sweep(places: readonly string[], before: number): Promise<void> {
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        const place = await readFile(path, 'utf8').catch(nullIfGone);
        if (place && !places.includes(place) && (await touchedAt(path)) < before)
          await rm(path, { force: true });
      }
    },
  };
}

/** How a secret is known among those that may have a draft. */
export const knownAs = hashed;
