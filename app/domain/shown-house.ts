import type { HouseName } from '@domain/firm';

/** What every page knows of a house that is not the product's own (the root's data). */
export interface ShownHouse extends HouseName {
  /** The address of the sheet of its colours; absent: they are the design's. */
  colours?: string;
  /** Where its offices are, each city once; absent: they are the product's. */
  cities?: readonly string[];
  /** The path of the picture shown where one of its pages is shared; absent: the name is the product's. */
  card?: string;
}
