import type { Photo } from '~/domain/property';
import type { CardData } from '~/features/property-card/card-data';

/** A part of a campaign page as it is drawn. `html`: rendered by the server from elements. */
export type CampaignPart =
  | { kind: 'opening'; title: string; html: string | null; photo: Photo }
  | { kind: 'text'; title: string | null; html: string | null }
  | { kind: 'photo'; photo: Photo }
  | { kind: 'properties'; search: string | null; cards: CardData[] }
  | { kind: 'quote'; text: string; author: string }
  | { kind: 'contact'; name: string | null; creci: string | null; href: string };

export interface CampaignData {
  title: string;
  /** Whether a part has the page's h1; else the list keeps it. */
  hasTitle: boolean;
  parts: CampaignPart[];
}
