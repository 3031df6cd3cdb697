import type { RemovableFilter } from '@domain/search/filters';
import type { SearchPlace } from '@domain/search/place';
import type { Place } from './place';
import type { ListedProperty } from './property';

export interface Banner {
  title: string;
  description: string;
  highlight: string | null;
  image: string | null;
  /** What the image shows. */
  imageAlt?: string;
}

export interface SearchAnswer {
  items: ListedProperty[];
  total: number | null; // null: unknown
  /** From `total`, otherwise true after a full page (spec 2 §4). */
  canLoadMore: boolean;
  banner: Banner | null;
  /** The back end has put the pinned property into its pages. */
  isLaidOut?: true;
  /** null: none requested, or unknown. */
  location: (NonNullable<SearchPlace> & { suggestions: Place[]; neighbours: Place[] }) | null;
  /** Number of results without each filter; null: unknown. */
  relaxations: { without: RemovableFilter; total: number }[] | null;
}
