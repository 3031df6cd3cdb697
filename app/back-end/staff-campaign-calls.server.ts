import type { z } from 'zod';
import {
  staffCampaignAnswer,
  type staffCampaignBody,
  staffCampaignChoicesAnswer,
  staffCampaignPreviewAnswer,
  type staffCampaignPreviewBody,
  staffCampaignPublishedAnswer,
  type staffCampaignRedirectBody,
  staffCampaignsAnswer,
} from '@contract/staff-campaigns';
import { staffActAnswer } from '@contract/staff-undo';
import { campaignBlocks } from './parsers/campaign.server';
import { bySchema } from './parsers/by-schema.server';
import type { Parser } from './parsers/answer.server';
import type { CampaignPageBlock } from '~/domain/campaign-page';
import { dataOf, type StaffSend } from './staff-send.server';

interface CampaignPreview {
  blocks: CampaignPageBlock[];
  missing: string[];
  ended: string[];
}

/** The blocks as of a public answer. */
const preview: Parser<CampaignPreview> = (value, context) => {
  const { blocks, missing, ended } = dataOf(staffCampaignPreviewAnswer)(value, context);
  return { missing, ended, blocks: campaignBlocks(blocks, context) };
};

/** Calls of contract/staff-campaigns.ts. */
export const staffCampaignCalls = (call: StaffSend) => ({
  campaigns: () => call({ path: 'staff/campaigns', answer: dataOf(staffCampaignsAnswer) }),
  campaign: (id: number) => call({ path: `staff/campaigns/${id}`, answer: dataOf(staffCampaignAnswer) }),
  campaignPeople: () => call({ path: 'staff/campaigns/people', answer: dataOf(staffCampaignChoicesAnswer) }),
  previewCampaign: (body: z.input<typeof staffCampaignPreviewBody>) =>
    call({ path: 'staff/campaigns/preview', body, answer: preview }),
  redirectCampaign: (body: z.input<typeof staffCampaignRedirectBody>) =>
    call({ path: 'staff/campaigns/redirect', body, answer: bySchema(staffActAnswer) }),
  /** @param id null: a new one */
  publishCampaign: (id: number | null, body: z.input<typeof staffCampaignBody>) =>
    call({
      ...(id === null
        ? { path: 'staff/campaigns' }
        : { path: `staff/campaigns/${id}`, method: 'PUT' as const }),
      ...{ body, answer: dataOf(staffCampaignPublishedAnswer) },
    }),
});
