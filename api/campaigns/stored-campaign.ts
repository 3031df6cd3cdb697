import type { Actor } from '@api/audit/record-act';
import { addRedirect } from '@api/redirects/add-redirect';
import type { Write } from '@api/platform/db/transaction';
import { readCampaigns, writeCampaignRow } from '@api/brokerage/campaigns';
import { lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { unprocessable } from '@api/platform/http/errors';
import type { CampaignContent } from '@domain/campaigns/campaign-content';
import type { CampaignsDatabase } from './schema';

/** Locks the brokerage, and remembers what its file said. */
export async function changeCampaigns<Result>(
  write: Write<CampaignsDatabase>,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await lockOrBegin(write);
  const result = await change();
  const { campaigns: _before, ...house } = before.content;
  const campaigns = await readCampaigns(write);
  await saveChange(write, before, { ...house, ...(campaigns.length > 0 && { campaigns }) });
  return result;
}

/** A new address leads there from the old one. @param id null: a new one @returns its id @throws 422 of its slug */
export async function writeCampaign(
  write: Write<CampaignsDatabase>,
  actor: Actor,
  id: number | null,
  content: CampaignContent,
): Promise<number> {
  await refuseTakenSlug(write, id, content.slug);
  await redirectRenamed(write, actor, id, content.slug);
  return writeCampaignRow(write, id, content);
}

async function redirectRenamed(
  write: Write<CampaignsDatabase>,
  actor: Actor,
  id: number | null,
  slug: string,
): Promise<void> {
  const row =
    id === null
      ? undefined
      : await write.selectFrom('campaign').select('slug').where('id', '=', id).executeTakeFirst();
  if (row && row.slug !== slug) await addRedirect(write, { from: `/${row.slug}`, to: `/${slug}`, actor });
}

async function refuseTakenSlug(write: Write<CampaignsDatabase>, id: number | null, slug: string) {
  const taken = await write.selectFrom('campaign').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken && taken.id !== id) throw unprocessable({ slug: ['Outra campanha já tem este endereço'] });
}
