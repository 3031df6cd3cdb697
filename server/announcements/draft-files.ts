import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { clock } from '@domain/kernel/clock';
import { boundBrowsers, type DraftBrowser } from '@domain/announcement/devices';
import { mergedFields } from '@domain/announcement/draft';
import { type ErrorLog, logged } from '@domain/kernel/logged';
import { retention } from '@domain/people/privacy';
import { DraftIsSent, type DraftStore } from '~/features/announce/draft-store';
import { hashSecret, openDraftIndex } from './draft-index';
import { openDraftStates, type StoredDraft } from './draft-states';

export const draftFolder = 'rascunhos';
const dayMs = 24 * 3600_000;

const publicDraft = ({ id, revision, fields, saved_at, kept_until: expiresAt, sent }: StoredDraft) => ({
  ...{ id, revision, fields, saved_at, kept_until: expiresAt, sent },
});

/** For back ends without drafts. Indexes map browser and link secrets to drafts. Processes may share the folder. */
export function openDraftFiles(
  folder: string,
  now = () => clock.now(),
): DraftStore & { sweep(): Promise<void> } {
  const { newest, change, ...states } = openDraftStates(join(folder, 'textos'), now);
  const browsers = openDraftIndex(join(folder, 'navegadores'));
  const links = openDraftIndex(join(folder, 'links'));
  const later = (days: number) => new Date(+now() + days * dayMs).toISOString();
  const isOver = (time: string) => new Date(time) <= now();

  const has = (draft: StoredDraft | null, token: string): draft is StoredDraft =>
    draft?.browsers.some(({ hash }) => hash === hashSecret(token)) ?? false;

  async function own(token: string): Promise<{ place: string; draft: StoredDraft } | null> {
    const place = await browsers.placeOf(token);
    const draft = place === null ? null : (await newest(place)).draft;
    return place !== null && has(draft, token) ? { place, draft } : null;
  }

  /** Place to save in; a new one if the draft has expired or this browser no longer has access to it. */
  async function placeToSave(token: string): Promise<string> {
    const place = await browsers.placeFor(token);
    const { number, draft } = await newest(place);
    if (number === 0 || has(draft, token)) return place;
    await browsers.forget(token, place);
    return browsers.placeFor(token);
  }

  const opened = (draft: StoredDraft | null, link: string): StoredDraft | null =>
    draft && !draft.sent && draft.link?.hash === hashSecret(link) && !isOver(draft.link.until) ? draft : null;

  const browser = (token: string, device: string | null): DraftBrowser => ({
    hash: hashSecret(token),
    id: randomUUID(),
    device,
    since: now().toISOString(),
  });
  const retentionFields = () => ({
    saved_at: now().toISOString(),
    kept_until: later(retention.announcementDraftDays),
  });

  return {
    async read(token) {
      const found = await own(token);
      return found && publicDraft(found.draft);
    },
    async save(token, typed, device) {
      const saved = await change(await placeToSave(token), (draft) => {
        if (draft?.sent) throw new DraftIsSent();
        const { revision = 0, fields: before = {} } = draft ?? {};
        const fields = mergedFields(before, typed, revision + 1) as StoredDraft['fields'];
        return {
          ...(draft ?? {
            ...{ id: randomUUID(), begun_at: now().toISOString(), sent: null, link: null },
            browsers: [browser(token, device ?? null)],
          }),
          ...retentionFields(),
          ...{ fields, revision: revision + Number(fields !== before) },
        };
      });
      return publicDraft(saved!);
    },
    async sent(token, protocol) {
      const found = await own(token);
      if (!found) return;
      await change(found.place, (draft) =>
        !draft || draft.sent
          ? null
          : { ...draft, ...retentionFields(), sent: { at: now().toISOString(), protocol } },
      );
    },
    async leave(token) {
      const found = await own(token);
      if (found) {
        const left = await change(
          found.place,
          (draft) => draft && { ...draft, browsers: without(draft.browsers, hashSecret(token)) },
        );
        if (left?.browsers.length === 0) await states.remove(found.place);
      }
      await browsers.forget(token);
    },
    async discard(token) {
      const found = await own(token);
      if (!found || found.draft.sent) return;
      await states.remove(found.place);
      await browsers.forget(token);
    },
    async makeLink(token, link) {
      const found = await own(token);
      if (!found) return false;
      const made = { hash: hashSecret(link), until: later(retention.announcementLinkDays) };
      const draft = await change(found.place, (draft) =>
        draft && !draft.sent ? { ...draft, link: made } : null,
      );
      if (draft?.link?.hash !== made.hash) return false;
      await links.lead(link, found.place);
      return true;
    },
    async endLink(token) {
      const found = await own(token);
      if (found) await change(found.place, (draft) => draft && { ...draft, link: null });
    },
    async lookAtLink(link) {
      const place = await links.placeOf(link);
      return place === null ? null : (opened((await newest(place)).draft, link)?.begun_at ?? null);
    },
    async openLink(link, token, device) {
      const place = await links.placeOf(link);
      if (place === null) return 'over';
      const bound = await change(place, (draft) => {
        const open = opened(draft, link);
        const having = open && boundBrowsers(open.browsers, browser(token, device));
        return open && having && having !== open.browsers ? { ...open, browsers: [...having] } : null;
      });
      if (!opened(bound, link)) return 'over';
      if (!has(bound, token)) return 'full';
      await browsers.lead(token, place);
      return 'bound';
    },
    async devices(token) {
      const draft = (await own(token))?.draft;
      if (!draft || draft.sent) return { data: [], link_until: null };
      return {
        data: draft.browsers.map(({ hash, ...each }) => ({ ...each, is_this: hash === hashSecret(token) })),
        link_until: draft.link && !isOver(draft.link.until) ? draft.link.until : null,
      };
    },
    async revoke(token, id) {
      const found = await own(token);
      const hash = found?.draft.browsers.find((each) => each.id === id)?.hash;
      if (found && hash && hash !== hashSecret(token))
        await change(found.place, (draft) => draft && { ...draft, browsers: without(draft.browsers, hash) });
    },
    async sweep() {
      const left = await states.sweep(+now() - retention.announcementDraftDays * dayMs);
      await browsers.sweep(left, +now() - dayMs);
      await links.sweep(left, +now() - dayMs);
    },
  };
}

const without = (browsers: readonly DraftBrowser[], hash: string): DraftBrowser[] =>
  browsers.filter((each) => each.hash !== hash);

export function sweepDrafts(folder: string, log: ErrorLog): void {
  const sweep = () => void openDraftFiles(folder).sweep().catch(logged(log, 'old drafts not deleted'));
  sweep();
  setInterval(sweep, dayMs).unref();
}
