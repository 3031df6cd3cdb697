import type { CardData } from '~/features/property-card/card-data';

/** One page of properties like this one, with the links to the pages beside it. */
export interface RelatedList {
  cards: CardData[];
  /** Whether the back end did not say. */
  failed: boolean;
  previous?: string;
  next?: string;
}
