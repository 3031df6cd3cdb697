import { type Kysely, sql } from 'kysely';
import { contentVersion } from '@api/texts/content-version';
import { listActs } from '@api/staff/queries/acts';
import type { ShownCampaign } from '@contract/campaigns';
import type { StaffCampaign } from '@contract/staff-campaigns';
import { campaignSlugPattern, campaignTitle } from '@domain/campaigns/campaign-content';
import { clock } from '@domain/kernel/clock';
import { isShownAt, localMoment } from '@domain/texts/shown-period';
import type { CampaignsDatabase } from '../schema';
import { shownBlocks } from './shown-blocks';

/** null: there is none, or it is not shown now. */
export async function showCampaign(
  db: Kysely<CampaignsDatabase>,
  slug: string,
): Promise<ShownCampaign | null> {
  if (!campaignSlugPattern.test(slug)) return null;
  const row = await db.selectFrom('campaign').select('content').where('slug', '=', slug).executeTakeFirst();
  if (!row || !isShownAt(row.content, clock.now())) return null;
  const { content } = row;
  return { slug, title: campaignTitle(content), blocks: await shownBlocks(db, content.blocks) };
}

const maxListed = 500;

export async function listCampaigns(db: Kysely<CampaignsDatabase>): Promise<StaffCampaign[]> {
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'content', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ id, content, updated_at }) => ({
    ...{ id, slug: content.slug, title: campaignTitle(content) },
    ...{ from: content.from ?? null, until: content.until ?? null, updated_at: updated_at.toISOString() },
  }));
}

export async function campaignRecord(db: Kysely<CampaignsDatabase>, id: number) {
  const row = await db.selectFrom('campaign').select('content').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { acts } = await listActs(db, { subject: `campaign:${id}` });
  return { content: row.content, version: contentVersion(row.content), acts };
}

/** Addresses of other campaigns that have ended, which no redirect leads elsewhere. */
export async function endedCampaigns(db: Kysely<CampaignsDatabase>, but: string): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign')
    .select('content')
    .where('slug', '<>', but)
    .where(
      sql<boolean>`not exists (select from redirect where old_path = '/' || slug and target is not null)`,
    )
    .execute();
  const now = localMoment(clock.now());
  return rows
    .filter(({ content: { until } }) => until !== undefined && until <= now)
    .map(({ content }) => content.slug)
    .toSorted();
}
