import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { announcementDraft } from '@contract/announcements';
import { createDurably, makeFolder, namesIn, nullIfGone, touchedAt } from '../durable-files';

/** What is held at most; with the size of a usual one some 20 MB. */
export const maxDrafts = 5_000;
/** How often a writer whom another was always quicker than tries again. */
const attempts = 20;

/** A draft as it lies there: who has it, and its link, by hashes of their secrets. */
const storedDraft = announcementDraft.extend({
  begun_at: z.string(),
  browsers: z.array(
    z.object({ hash: z.string(), id: z.string(), device: z.string().nullable(), since: z.string() }),
  ),
  link: z.object({ hash: z.string(), until: z.string() }).nullable(),
});
export type StoredDraft = z.output<typeof storedDraft>;

/**
 * Drafts in a folder, each in one of its own, its place, in it the newest state under its number. Several processes may
 * share the folder: who is first writes a number, and the other begins anew from there.
 */
export function openDraftStates(folder: string, now: () => Date) {
  const at = (place: string) => join(folder, place);

  /** `number` 0: nothing was ever written there. */
  async function newest(place: string): Promise<{ number: number; draft: StoredDraft | null }> {
    const within = at(place);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const number = Math.max(0, ...(await numbersIn(within)));
      if (number === 0) return { number, draft: null };
      const text = await readFile(join(within, `${number}.json`), 'utf8').catch(nullIfGone);
      // Another has written the next one meanwhile.
      if (text === null) continue;
      const draft = storedDraft.parse(JSON.parse(text));
      return { number, draft: new Date(draft.kept_until) > now() ? draft : null };
    }
    throw new Error('a draft changes too fast');
  }

  /** Writes what `next` makes of a draft; null: it stays as it is. */
  async function change(
    place: string,
    next: (draft: StoredDraft | null) => StoredDraft | null,
  ): Promise<StoredDraft | null> {
    const within = at(place);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { number, draft } = await newest(place);
      const changed = next(draft);
      if (!changed) return draft;
      if (number === 0 && (await namesIn(folder)).length >= maxDrafts) throw new Error('full');
      await makeFolder(within);
      const file = (each: number) => join(within, `${each}.json`);
      if (!(await createDurably(file(number + 1), JSON.stringify(changed)))) continue;
      const numbers = await numbersIn(within);
      // Others were so much quicker that this number had been theirs, and was cleared away.
      const isLate = numbers.some((each) => each > number + 1);
      const over = isLate ? [number + 1] : numbers.filter((each) => each <= number);
      for (const each of over) await rm(file(each), { force: true });
      if (!isLate) return changed;
    }
    throw new Error('a draft changes too fast');
  }

  return {
    newest,
    change,
    remove: (place: string): Promise<void> => rm(at(place), { recursive: true, force: true }),
    /** Takes away what was last written before (in ms), and gives the places that stay. */
    async sweep(before: number): Promise<string[]> {
      for (const place of await namesIn(folder))
        if ((await touchedAt(at(place))) < before) await rm(at(place), { recursive: true, force: true });
      return namesIn(folder);
    },
  };
}

const numbersIn = async (within: string): Promise<number[]> =>
  (await namesIn(within)).flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));
