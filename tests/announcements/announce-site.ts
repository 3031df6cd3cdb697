import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@api/platform/db/engine';
import { openSite } from '../imoveis/site';
import { Owner } from './wizard';

export const start = '/cadastre-seu-imovel';
export const check = `${start}/conferir`;

export type AnnounceSite = Awaited<ReturnType<typeof openAnnounceSite>>;

/** Rows that a test of the announcement leaves. */
const tables = [
  ...(['work', 'attempt', 'announcement', 'announcement_draft', 'lead'] as const),
  ...(['property_owner', 'account'] as const),
];

/** A website without listings, with a folder for what owners leave, and the database behind it. */
export async function openAnnounceSite(settings: Record<string, string> = {}, engine?: Engine) {
  const folder = await mkdtemp(join(tmpdir(), 'announce-'));
  const site = await openSite([], { DATA_DIR: folder, ...settings }, engine);
  const { context, db } = site;
  const { findCep } = context;
  return {
    ...site,
    folder,
    owner: () => new Owner(site),
    announcements: () =>
      db.selectFrom('announcement').innerJoin('lead', 'lead.id', 'lead_id').selectAll().execute(),
    /** As if nothing had been sent: no rows, no limits. */
    async clear() {
      context.draftLimit = context.photoLimit = context.leadLimit = () => 0;
      context.quickestSending = 0;
      context.findCep = findCep;
      for (const table of tables) await db.deleteFrom(table).execute();
    },
    async close() {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where drafts lie: the same promises hold of both. */
export const draftPlaces = ['in the back end', 'in files, where the back end keeps none'] as const;
export type DraftPlace = (typeof draftPlaces)[number];

/** Runs `work` where drafts lie there. A site remembers which calls a back end lacks: each place has its own. */
export const inPlace = <T>(site: AnnounceSite, place: DraftPlace, work: () => Promise<T>) =>
  place === 'in the back end' ? work() : site.without(['/announcement/'], work);
