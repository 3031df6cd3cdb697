import type { LostCriterion } from '@domain/saved-search/criteria';
import type { Frequency } from '@domain/saved-search/frequency';
import type { SearchFilters } from '@domain/search/filters';
import type { SearchPlace } from '@domain/search/place';
import type { Currency } from '@domain/taxonomy/currencies';

export interface SavedSearch {
  id: string; // letters, digits, hyphens, underscores
  name: string;
  filters: SearchFilters;
  lost: LostCriterion[]; // filters that no longer exist; they stop the alerts
  place: SearchPlace;
  currency: Currency;
  frequency: Frequency | null;
  pausedUntil: string | null; // ISO 8601
  createdAt: string | null;
}

export interface RemovedSearch extends SavedSearch {
  removedAt: string;
  until: string;
}

export interface SavedSearches {
  data: SavedSearch[]; // newest first
  removed: RemovedSearch[] | null;
}

export const searchIdPattern = /^[\w-]{1,100}$/;
