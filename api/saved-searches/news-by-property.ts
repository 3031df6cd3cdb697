import { groupBy } from '@domain/kernel/group-by';
import { ranks } from './alerts/email-news';
import type { SavedSearchRow } from './schema-searches';
import type { PropertyInNews, SearchNews } from './news-since';

export interface PropertyForSearches extends PropertyInNews {
  search: Pick<SavedSearchRow, 'id' | 'name'>;
}

/** Each property once: by its strongest reason, then by the newest search. */
export function newsByProperty(
  searches: readonly Pick<SavedSearchRow, 'id' | 'name'>[],
  news: ReadonlyMap<number, SearchNews>,
): PropertyForSearches[] {
  const all = searches.flatMap(({ id, name }) =>
    (news.get(id)?.homes ?? []).map((item) => ({ ...item, search: { id, name } })),
  );
  return [...groupBy(all, ({ property }) => property).values()].map(
    (own) => own.sort((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind))[0]!,
  );
}
