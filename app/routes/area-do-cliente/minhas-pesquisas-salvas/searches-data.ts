import { buildSearchUrl } from '@domain/search/build-url';
import { withoutFilter } from '@domain/search/changes';
import type { SearchFilters } from '@domain/search/filters';
import { dayText, recentDayText } from '@domain/kernel/moment';
import type { RemovedSearch, SavedSearch } from '~/domain/saved-search';
import { criteriaWords, lostNotice, lostWords } from '~/features/saved-searches/criteria-words';

export function searchRow(search: SavedSearch) {
  const { id, name, frequency, lost, createdAt, pausedUntil } = search;
  return {
    id,
    name: name || 'Pesquisa sem nome',
    href: buildSearchUrl(listingFilters(search)),
    criteria: criteriaWords(search),
    lost: lost.map(lostWords),
    notice: lost.length > 0 ? lostNotice(lost) : null,
    savedOn: createdAt && dayText(new Date(createdAt)),
    /** null: this back end has neither e-mails nor changes. */
    frequency,
    pausedUntil: pausedUntil && dayText(new Date(pausedUntil)),
  };
}
export type SearchRow = ReturnType<typeof searchRow>;

/** Omits a lost place, so that the visitor selects a new one. */
const listingFilters = ({ filters, lost }: SavedSearch): SearchFilters =>
  lost.some(({ filter }) => filter === 'local') ? withoutFilter(filters, 'location') : filters;

export const removedRow = ({ id, name, removedAt, until }: RemovedSearch, now: Date) => ({
  id,
  name: name || 'Pesquisa sem nome',
  removedOn: recentDayText(new Date(removedAt), now),
  until: dayText(new Date(until)),
});
export type RemovedRow = ReturnType<typeof removedRow>;
