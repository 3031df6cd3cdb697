import type { LostCriterion } from '@domain/saved-search/criteria';
import type { Frequency } from '@domain/saved-search/frequency';
import type { SearchFilters } from '@domain/search/filters';
import type { SearchPlace } from '@domain/search/place';
import type { Currency } from '@domain/taxonomy/currencies';

/** A search that a customer has saved; null of what a back end need not tell: nothing is said of it. */
export interface SavedSearch {
  /** As the back end names it: letters, digits, hyphens. */
  id: string;
  name: string;
  filters: SearchFilters;
  /** Criteria that are there no more: with any, nobody is told of anything. */
  lost: LostCriterion[];
  place: SearchPlace;
  currency: Currency;
  frequency: Frequency | null;
  /** ISO 8601. */
  pausedUntil: string | null;
  createdAt: string | null;
}

/** One that was removed, and until when it can be taken back (ISO 8601). */
export interface RemovedSearch extends SavedSearch {
  removedAt: string;
  until: string;
}

export interface SavedSearches {
  /** The newest first. */
  data: SavedSearch[];
  /** null: the back end takes nothing back. */
  removed: RemovedSearch[] | null;
}

/** What may stand for a search in an address. */
export const searchIdPattern = /^[\w-]{1,100}$/;
