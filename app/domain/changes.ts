import type { favoriteChangeKinds, newsKinds } from '@domain/favorites/change-kinds';
import type { Negotiation } from '@domain/search/filters';
import type { Favorite, OfferPrice } from './customer';
import type { PropertyCard } from './property';

export type NewsKind = (typeof newsKinds)[number];

/** Price null: on request; also `before` or `after` if the property was unavailable. */
export interface Change extends Favorite {
  at: string; // ISO 8601
  kind: (typeof favoriteChangeKinds)[number] | NewsKind;
  before: OfferPrice | null;
  after: OfferPrice | null;
  search: { id: string; name: string } | null; // null: the property is a favorite
}

/** `since`: ISO 8601. `data` may be a part of `total`. */
export interface Changes {
  since: string;
  data: Change[];
  total: number;
  codes: number[] | null;
}

export interface NewsProperty {
  product: PropertyCard;
  kind: NewsKind;
  negotiation: Negotiation;
  before: OfferPrice | null;
  after: OfferPrice | null;
}

/** `since`: ISO 8601. Newest first; `homes` may be a part of `total`. */
export interface SearchNews {
  since: string;
  total: number;
  homes: NewsProperty[];
}
