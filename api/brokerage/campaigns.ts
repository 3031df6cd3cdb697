import type { Kysely } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import { addJob } from '@api/platform/jobs/queue';
import type { CampaignContent } from '@domain/campaigns/campaign-content';
import { campaignPhotoUrls } from '@domain/campaigns/campaign-photos';
import { clock } from '@domain/kernel/clock';
import { isShownAt, momentOfLocal } from '@domain/texts/shown-period';
import { isSame } from '@domain/staff/merge-changes';
import { registerAddresses } from './articles';
import type { BrokerageDatabase } from './schema';

/** By slug: a file has them in any order. */
export async function readCampaigns(db: Kysely<BrokerageDatabase>): Promise<CampaignContent[]> {
  const rows = await db.selectFrom('campaign').select('content').orderBy('slug').execute();
  return rows.map(({ content }) => content);
}

/** @param id null: a new one @returns its id */
export async function writeCampaignRow(
  write: Write<BrokerageDatabase>,
  id: number | null,
  content: CampaignContent,
): Promise<number> {
  const photos = campaignPhotoUrls(content.blocks);
  await registerAddresses(write, photos);
  await announceMoments(write, content);
  const columns = {
    ...{ slug: content.slug, content: JSON.stringify(content), photos },
    ...{ updated_at: sqlNow(), is_shown: isShownAt(content, clock.now()) },
  };
  if (id !== null) {
    await write.updateTable('campaign').set(columns).where('id', '=', id).execute();
    return id;
  }
  const inserted = await write
    .insertInto('campaign')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** Of the job that marks what has begun or ended. */
export const showCampaignsKind = 'show-campaigns';

async function announceMoments(
  write: Write<BrokerageDatabase>,
  { from, until }: CampaignContent,
): Promise<void> {
  for (const local of [from, until]) {
    const ms = local === undefined ? 0 : momentOfLocal(local).getTime() - clock.nowMs();
    if (ms > 0)
      await addJob(write, { kind: showCampaignsKind, key: local, afterSeconds: Math.ceil(ms / 1000) });
  }
}

/** What a file says: a campaign keeps its number while its slug stays. */
export async function syncCampaigns(
  write: Write<BrokerageDatabase>,
  campaigns: readonly CampaignContent[],
): Promise<void> {
  const rows = await write.selectFrom('campaign').select(['id', 'slug', 'content']).execute();
  for (const { id, slug } of rows)
    if (!campaigns.some((each) => each.slug === slug))
      await write.deleteFrom('campaign').where('id', '=', id).execute();
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const content of campaigns) {
    const row = stored.get(content.slug);
    if (row && isSame(plain(row.content), plain(content))) continue;
    await writeCampaignRow(write, row?.id ?? null, content);
  }
}

/** Without fields that are undefined. */
const plain = (content: CampaignContent) => JSON.parse(JSON.stringify(content)) as never;
