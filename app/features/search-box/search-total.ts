import type { Tiles } from '~/features/map/tiles';

/** What `/recursos/total/…` answers. */
export interface SearchTotal {
  /** null where the back end did not answer. */
  total: number | null;
  /** What the search means: '23 no Itaim Bibi e 194 a até 2 km.' */
  words: string | null;
  /** The operator's map, where one is set. */
  tiles: Tiles | null;
}
