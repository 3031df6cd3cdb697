import { grouped } from '@domain/grouped';
import { ranks } from '@api/alerts/letter-news';
import type { SavedSearchRow } from '@api/db/schema-searches';
import type { HomeOfNews, SearchNews } from './news-since';

/** A home that is news, with the search for which it is so most of all. */
export interface HomeForSearches extends HomeOfNews {
  search: Pick<SavedSearchRow, 'id' | 'name'>;
}

/** The news of several searches, each home once: by its strongest reason, of equal ones by the newest search. */
export function newsByHome(
  searches: readonly Pick<SavedSearchRow, 'id' | 'name'>[],
  news: ReadonlyMap<number, SearchNews>,
): HomeForSearches[] {
  const all = searches.flatMap(({ id, name }) =>
    (news.get(id)?.homes ?? []).map((home) => ({ ...home, search: { id, name } })),
  );
  return [...grouped(all, ({ property }) => property).values()].map(
    (own) => own.sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind))[0]!,
  );
}
