import type { CardData } from '~/features/property-card/card-data';

/** One page of properties like this one, with the links to the pages beside it. */
export interface RelatedList {
  cards: CardData[];
  /** Whether the back end did not say. */
  failed: boolean;
  previous?: string;
  next?: string;
}

/** The parameters that hold the lists' pages, which are also the ids of their sections. */
export const relatedLists = { similar: 'similares', alsoLiked: 'sugestoes' } as const;
