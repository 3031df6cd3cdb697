import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { announceMoments, readArticles, syncArticles } from './articles';
import { readCampaigns, syncCampaigns } from './campaigns';
import { type Brokerage, picturesOf } from './brokerage';
import { brokerageFile } from './brokerage-file';
import { type BrokerageChange, changesBetween } from './brokerage-changes';
import type { BrokerageDatabase } from './schema';

/** Key of the advisory lock; unique in this database. */
const brokerageLock = 20_261_123;

export interface LockedBrokerage {
  content: Brokerage;
  /** Content of the last file, while the admin has changed it since. */
  applied: Brokerage | null;
}

/** Until the transaction ends nobody else changes the brokerage. */
export async function lockBrokerage(write: Write<BrokerageDatabase>): Promise<LockedBrokerage | null> {
  await sql`select pg_advisory_xact_lock(${brokerageLock})`.execute(write);
  const row = await write.selectFrom('house').select(['content', 'applied']).executeTakeFirst();
  const articles = await readArticles(write);
  const campaigns = await readCampaigns(write);
  if (!row && articles.length + campaigns.length === 0) return null;
  const content = {
    ...(row?.content ?? emptyBrokerage),
    ...(articles.length > 0 && { articles }),
    ...(campaigns.length > 0 && { campaigns }),
  };
  return { content, applied: row ? row.applied : emptyBrokerage };
}

/** No file, and nothing of the admin. */
export const emptyBrokerage: Brokerage = brokerageFile.parse({});

/** As `lockBrokerage`, for a write that needs one. */
export const lockOrBegin = async (write: Write<BrokerageDatabase>): Promise<LockedBrokerage> =>
  (await lockBrokerage(write)) ?? { content: emptyBrokerage, applied: emptyBrokerage };

/** Changes of the admin that no file has. */
export const unfiledChanges = ({ content, applied }: LockedBrokerage): BrokerageChange[] =>
  applied ? changesBetween(applied, content) : [];

/** Stores what a file says. */
export async function saveFile(write: Write<BrokerageDatabase>, content: Brokerage): Promise<void> {
  await syncArticles(write, content.articles ?? []);
  if (content.campaigns) await syncCampaigns(write, content.campaigns);
  await save(write, content, { applied: null, applied_at: clock.now() });
}

export async function removeBrokerage(write: Write<BrokerageDatabase>): Promise<void> {
  await syncArticles(write, []);
  await write.deleteFrom('house').execute();
}

/** Stores what the admin changes; remembers what the file said. Articles and campaigns are written before. */
export const saveChange = (write: Write<BrokerageDatabase>, before: LockedBrokerage, content: Brokerage) => {
  const applied = before.applied ?? before.content;
  const isFiled = changesBetween(applied, content).length === 0;
  return save(write, content, { applied: isFiled ? null : JSON.stringify(applied) });
};

async function save(
  write: Write<BrokerageDatabase>,
  { articles: _articles, campaigns: _campaigns, ...brokerage }: Brokerage,
  applied: { applied: string | null; applied_at?: Date },
): Promise<void> {
  const content = JSON.stringify(brokerage);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const row = { version, content, photos: picturesOf(brokerage), ...applied };
  await write
    .insertInto('house')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  for (const page of Object.values(brokerage.pages ?? {})) if (page) await announceMoments(write, page);
}
