import type { Tiles } from '~/features/map/tiles';

/** What `/recursos/total/…` answers. */
export interface SearchTotal {
  /** null where the back end did not answer. */
  total: number | null;
  /** The operator's map, where one is set. */
  tiles: Tiles | null;
}
