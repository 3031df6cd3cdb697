import type { StaffApi } from '~/back-end/client.server';
import { campaignBlock } from '@domain/campaigns/campaign-content';
import type { CampaignKey } from './campaign-key.server';
import { newCampaign, typedInDraft, typedOf, wantedBlock, wantedOf } from './typed-campaign';
import type { TypedCampaign } from './campaign-fields';

/** The draft if there is one, else what is published, else an empty form. @throws StaffRefusal 404 */
export async function campaignState(staff: StaffApi, { key, id }: CampaignKey) {
  const [draft, published] = await Promise.all([
    staff.draft('campaign', key),
    id === null ? null : staff.campaign(id),
  ]);
  const typed = draft
    ? typedInDraft(draft.content)
    : published
      ? typedOf(published.content, published.version)
      : newCampaign();
  return { draft, published, typed };
}

/** Of the blocks that could be published as they are. */
export const previewOf = (staff: StaffApi, typed: TypedCampaign) =>
  staff.previewCampaign({
    slug: wantedOf(typed).slug.slice(0, 100),
    blocks: typed.blocks.flatMap((block) => campaignBlock.safeParse(wantedBlock(block)).data ?? []),
  });
