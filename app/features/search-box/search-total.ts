import type { Tiles } from '~/features/map/tiles';

export interface SearchTotal {
  /** null if the back end failed. */
  total: number | null;
  /** '23 no Itaim Bibi e 194 a até 2 km.' */
  words: string | null;
  tiles: Tiles | null;
}
