import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from '../schema';
import { readArticles } from '../articles';
import { readCampaigns } from '../campaigns';
import type { Brokerage } from '../brokerage';
import { liveBrokerage } from '../schedule';

export interface StoredBrokerage {
  version: string;
  content: Brokerage;
}

export const loadBrokerage = (db: Kysely<BrokerageDatabase>): Promise<StoredBrokerage | undefined> =>
  db.selectFrom('house').select(['version', 'content']).executeTakeFirst();

/** With articles and campaigns: all that a file says. */
export async function loadWholeBrokerage(db: Kysely<BrokerageDatabase>): Promise<Brokerage | null> {
  const stored = await loadBrokerage(db);
  const articles = await readArticles(db);
  const campaigns = await readCampaigns(db);
  if (articles.length + campaigns.length === 0) return stored?.content ?? null;
  const own = { ...(articles.length > 0 && { articles }), ...(campaigns.length > 0 && { campaigns }) };
  return { ...stored?.content, ...own } as Brokerage;
}

/** With the lists, banners and slides of today alone. */
export async function loadLiveBrokerage(db: Kysely<BrokerageDatabase>): Promise<Brokerage | undefined> {
  const stored = await loadBrokerage(db);
  return stored && liveBrokerage(stored.content);
}

/** As `loadLiveBrokerage`. Reads the version each time: a page made after a change was reported must not have the content before it. */
export function cachedBrokerage(db: Kysely<BrokerageDatabase>): () => Promise<Brokerage | undefined> {
  let known: StoredBrokerage | undefined;
  return async () => {
    const current = await db.selectFrom('house').select('version').executeTakeFirst();
    if (current?.version !== known?.version) known = await loadBrokerage(db);
    return known && liveBrokerage(known.content);
  };
}
