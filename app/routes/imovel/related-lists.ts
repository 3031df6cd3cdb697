import type { CardData } from '~/features/property-card/card-data';

export interface RelatedList {
  cards: CardData[];
  /** Whether the back end failed. */
  failed: boolean;
  previous?: string;
  next?: string;
}
