import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { announcementDraft } from '@contract/announcements';
import { createDurably, makeFolder, listNames, nullIfMissing, modifiedAtMs } from '../storage/durable-files';

/** Some 20 MB at the usual size of a draft. */
export const maxDrafts = 5_000;
const attempts = 20;

const storedDraft = announcementDraft.extend({
  begun_at: z.string(),
  browsers: z.array(
    z.object({ hash: z.string(), id: z.string(), device: z.string().nullable(), since: z.string() }),
  ),
  link: z.object({ hash: z.string(), until: z.string() }).nullable(),
});
export type StoredDraft = z.output<typeof storedDraft>;

/** One folder per draft with a numbered state. Of processes that share it the first to create a number wins. */
export function openDraftStates(folder: string, now: () => Date) {
  const at = (place: string) => join(folder, place);

  async function newest(place: string): Promise<{ number: number; draft: StoredDraft | null }> {
    const within = at(place);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const number = Math.max(0, ...(await numbersIn(within)));
      if (number === 0) return { number, draft: null };
      const text = await readFile(join(within, `${number}.json`), 'utf8').catch(nullIfMissing);
      // Another process has written the next state.
      if (text === null) continue;
      const draft = storedDraft.parse(JSON.parse(text));
      return { number, draft: new Date(draft.kept_until) > now() ? draft : null };
    }
    throw new Error('a draft changes too fast');
  }

  /** @param next returns the new draft; null: no change */
  async function change(
    place: string,
    next: (draft: StoredDraft | null) => StoredDraft | null,
  ): Promise<StoredDraft | null> {
    const within = at(place);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { number, draft } = await newest(place);
      const changed = next(draft);
      if (!changed) return draft;
      if (number === 0 && (await listNames(folder)).length >= maxDrafts) throw new Error('full');
      await makeFolder(within);
      const file = (each: number) => join(within, `${each}.json`);
      if (!(await createDurably(file(number + 1), JSON.stringify(changed)))) continue;
      const numbers = await numbersIn(within);
      // Faster writers had already used this number and deleted its file.
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
    /** Deletes drafts last written before this time (ms). @returns the other places */
    async sweep(before: number): Promise<string[]> {
      for (const place of await listNames(folder))
        if ((await modifiedAtMs(at(place))) < before) await rm(at(place), { recursive: true, force: true });
      return listNames(folder);
    },
  };
}

const numbersIn = async (within: string): Promise<number[]> =>
  (await listNames(within)).flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));
