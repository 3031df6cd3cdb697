import type { keptKinds, newsKinds } from '@domain/change-kinds';
import type { Negotiation } from '@domain/search/filters';
import type { Favorite, OfferedFor } from './customer';
import type { PropertyCard } from './property';

/** Why a home is news for a saved search. */
export type NewsKind = (typeof newsKinds)[number];

/**
 * What became of a kept home, or what makes a home news for a saved search; `before` of what was not on offer then and
 * `after` of what is not now are null, else null is 'on request'.
 */
export interface Change extends Favorite {
  /** ISO 8601. */
  at: string;
  kind: (typeof keptKinds)[number] | NewsKind;
  before: OfferedFor | null;
  after: OfferedFor | null;
  /** Which it is news for; null: the home is kept. */
  search: { id: string; name: string } | null;
}

/** What changed since the last visit (ISO 8601); `total` counts what is not told too. */
export interface Changes {
  since: string;
  data: Change[];
  total: number;
  /** Of all of them, told or not; null: this back end does not say. */
  codes: number[] | null;
}

/** A home that is news for a search. */
export interface HomeOfNews {
  product: PropertyCard;
  kind: NewsKind;
  negotiation: Negotiation;
  before: OfferedFor | null;
  after: OfferedFor | null;
}

/** What is new to a search since a moment (ISO 8601), the newest first; `total` counts what is not told too. */
export interface SearchNews {
  since: string;
  total: number;
  homes: HomeOfNews[];
}
