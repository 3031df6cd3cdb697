import { buildSearchUrl } from '@domain/search/build-url';
import { withoutFilter } from '@domain/search/changes';
import type { SearchFilters } from '@domain/search/filters';
import { dayText, recentDayText } from '@domain/moment';
import type { RemovedSearch, SavedSearch } from '~/domain/saved-search';
import { criteriaWords, lostNotice, lostWords } from '~/features/saved-searches/criteria-words';

/** A saved search as its row shows it. */
export function searchRow(search: SavedSearch) {
  const { id, name, frequency, lost, createdAt, pausedUntil } = search;
  return {
    id,
    name: name || 'Pesquisa sem nome',
    href: buildSearchUrl(asked(search)),
    criteria: criteriaWords(search),
    lost: lost.map(lostWords),
    notice: lost.length > 0 ? lostNotice(lost) : null,
    savedOn: createdAt && dayText(new Date(createdAt)),
    /** null: this back end tells of nothing, and changes nothing. */
    frequency,
    pausedUntil: pausedUntil && dayText(new Date(pausedUntil)),
  };
}
export type SearchRow = ReturnType<typeof searchRow>;

/** What a listing can be asked of it: a place that is gone is to be chosen anew. */
const asked = ({ filters, lost }: SavedSearch): SearchFilters =>
  lost.some(({ filter }) => filter === 'local') ? withoutFilter(filters, 'location') : filters;

/** One that was removed. */
export const removedRow = ({ id, name, removedAt, until }: RemovedSearch, now: Date) => ({
  id,
  name: name || 'Pesquisa sem nome',
  removedOn: recentDayText(new Date(removedAt), now),
  until: dayText(new Date(until)),
});
export type RemovedRow = ReturnType<typeof removedRow>;
