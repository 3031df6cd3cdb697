import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnnouncementDraft, announcementDraft } from '@contract/announcements';
import { mergedFields } from '@domain/announcement/draft';
import { type ErrorLog, logged } from '@domain/logged';
import { retention } from '@domain/privacy';
import { DraftIsSent, type DraftStore } from '~/features/announce/draft-store';
import { createDurably, makeFolder, namesIn, nullIfGone, touchedAt } from '../durable-files';

/** Within DATA_DIR. */
export const draftFolder = 'rascunhos';
/** What is held at most; with the size of a usual one some 20 MB. */
export const maxDrafts = 5_000;
const dayMs = 24 * 3600_000;
/** How often a writer whom another was always quicker than tries again. */
const attempts = 20;

/**
 * Drafts of announcements in files, where the back end keeps none: a folder each, named by the hash of the browser's
 * secret, in it the newest state under its number. Several processes may share the folder: who is first writes a number,
 * and the other begins anew from there.
 */
export function openDraftFiles(
  folder: string,
  now = () => new Date(),
): DraftStore & { sweep(): Promise<void> } {
  const own = (token: string) => join(folder, createHash('sha256').update(token).digest('hex'));

  async function newest(within: string): Promise<{ number: number; draft: AnnouncementDraft | null }> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const number = Math.max(0, ...(await numbersIn(within)));
      if (number === 0) return { number, draft: null };
      const text = await readFile(join(within, `${number}.json`), 'utf8').catch(nullIfGone);
      // Another has written the next one meanwhile.
      if (text === null) continue;
      const draft = announcementDraft.parse(JSON.parse(text));
      return { number, draft: new Date(draft.kept_until) > now() ? draft : null };
    }
    throw new Error('a draft changes too fast');
  }

  async function change(
    token: string,
    next: (draft: AnnouncementDraft | null) => AnnouncementDraft | null,
  ): Promise<AnnouncementDraft | null> {
    const within = own(token);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { number, draft } = await newest(within);
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

  const kept = (): Pick<AnnouncementDraft, 'saved_at' | 'kept_until'> => ({
    saved_at: now().toISOString(),
    kept_until: new Date(+now() + retention.announcementDraftDays * dayMs).toISOString(),
  });

  return {
    read: async (token) => (await newest(own(token))).draft,
    async save(token, typed) {
      const saved = await change(token, (draft) => {
        if (draft?.sent) throw new DraftIsSent();
        const { id = randomUUID(), revision = 0, fields: before = {} } = draft ?? {};
        const fields = mergedFields(before, typed, revision + 1) as AnnouncementDraft['fields'];
        const isChanged = fields !== before;
        return { id, revision: revision + Number(isChanged), fields, ...kept(), sent: null };
      });
      return saved!;
    },
    async sent(token, protocol) {
      await change(token, (draft) =>
        !draft || draft.sent ? null : { ...draft, ...kept(), sent: { at: now().toISOString(), protocol } },
      );
    },
    async leave(token) {
      await rm(own(token), { recursive: true, force: true });
    },
    async sweep() {
      for (const name of await namesIn(folder)) {
        const within = join(folder, name);
        if ((await touchedAt(within)) < +now() - retention.announcementDraftDays * dayMs)
          await rm(within, { recursive: true, force: true });
      }
    },
  };
}

const numbersIn = async (within: string): Promise<number[]> =>
  (await namesIn(within)).flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));

/** Has the drafts of a running website swept, now and once a day. */
export function sweepDrafts(folder: string, log: ErrorLog): void {
  const sweep = () => void openDraftFiles(folder).sweep().catch(logged(log, 'old drafts cannot be deleted'));
  sweep();
  setInterval(sweep, dayMs).unref();
}
