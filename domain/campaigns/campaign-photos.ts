import type { CampaignContent } from './campaign-content';

/** Source addresses of the photos that a campaign's page needs. */
export const campaignPhotoUrls = (blocks: CampaignContent['blocks']): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'photo' ? [block.photo] : []))),
];
