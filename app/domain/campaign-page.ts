import type { Photo, PropertyCard } from './property';

/** A block of a campaign page, with what it names. */
export type CampaignPageBlock =
  | { kind: 'text'; title: string | null; text: string | null }
  | { kind: 'photo'; photo: Photo }
  | { kind: 'properties'; search: string | null; items: PropertyCard[] }
  | { kind: 'quote'; text: string; author: string }
  | { kind: 'contact'; name: string | null; creci: string | null };

export interface CampaignPage {
  slug: string;
  title: string;
  blocks: CampaignPageBlock[];
}
