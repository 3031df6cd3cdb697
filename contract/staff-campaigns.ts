import { z } from 'zod';
import { campaignBlock, campaignContent, campaignSlugPattern } from '@domain/campaigns/campaign-content';
import { maxBlocks } from '@domain/campaigns/campaign-limits';
import { shownCampaignBlock } from './campaigns';
import { staffAct } from './staff-audit';

const responsibles = z.array(z.object({ ref: z.string(), name: z.string() }));

/** `GET staff/campaigns`: newest first. */
export const staffCampaignsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      slug: z.string(),
      title: z.string(),
      from: z.string().nullable(),
      until: z.string().nullable(),
      updated_at: z.string(),
    }),
  ),
});
export type StaffCampaign = z.output<typeof staffCampaignsAnswer>['data'][number];

/** `GET staff/campaigns/:id`. `version`: of the content. `responsibles`: who may answer contacts. */
export const staffCampaignAnswer = z.object({
  data: z.object({
    content: campaignContent,
    version: z.string(),
    acts: z.array(staffAct),
  }),
});
export const staffCampaignChoicesAnswer = z.object({ data: responsibles });

/**
 * `POST staff/campaigns`, `PUT staff/campaigns/:id` publish: 409 `CAMPAIGN_CHANGED`: another has published since;
 * `DRAFT_CHANGED`. 422 of a slug that another campaign has. `draft.version` 0: there is none.
 */
export const staffCampaignBody = z.object({
  content: campaignContent,
  /** '' of a new one. */
  version: z.string().max(64),
  draft: z.object({ key: z.string().max(100), version: z.number().int().min(0) }),
});
/** `act` null: nothing has changed. */
export const staffCampaignPublishedAnswer = z.object({
  data: z.object({ act: z.number().nullable(), id: z.number() }),
});

/** `POST staff/campaigns/preview`: a draft as visitors would see it, and what to look at before it is published. */
export const staffCampaignPreviewBody = z.object({
  slug: z.string().max(100),
  blocks: z.array(campaignBlock).max(maxBlocks),
});
export const staffCampaignPreviewAnswer = z.object({
  data: z.object({
    blocks: z.array(shownCampaignBlock),
    /** Codes that no property on the site has. */
    missing: z.array(z.string()),
    /** Campaigns that have ended, whose address still opens a list. */
    ended: z.array(z.string()),
  }),
});
export type StaffCampaignPreview = z.output<typeof staffCampaignPreviewAnswer>['data'];

const slug = z.string().max(80).regex(campaignSlugPattern);
/** `POST staff/campaigns/redirect`: the address of a campaign that has ended leads to another one, by 301. */
export const staffCampaignRedirectBody = z.object({ from: slug, to: slug });
