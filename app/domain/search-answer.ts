import type { RemovableFilter } from '@domain/search/filters';
import type { SearchPlace } from '@domain/search/place';
import type { Place } from './place';
import type { ListedProperty } from './property';

/** The listing banner (spec 2 §3). */
export interface Banner {
  title: string;
  description: string;
  highlight: string | null;
  image: string | null;
}

/** One page of a search, as the website knows it (app/back-end/reading/search.server.ts makes it). */
export interface SearchAnswer {
  items: ListedProperty[];
  /** All matches; null where the back end does not tell. */
  total: number | null;
  /** Whether another page may follow: told by `total`, else by whether a full page came (spec 2 §4, `canLoadMore`). */
  canLoadMore: boolean;
  banner: Banner | null;
  /** The place that was understood; null where none was asked for, or the back end does not tell. */
  location: (NonNullable<SearchPlace> & { suggestions: Place[]; neighbours: Place[] }) | null;
  /** How many would match without each one of the filters, where few do or none; null where the back end does not tell. */
  relaxations: { without: RemovableFilter; total: number }[] | null;
}
