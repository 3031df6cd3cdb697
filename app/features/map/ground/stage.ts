import type { PlacedName } from './place-names';

/** Size of a still drawing in pixels; pages show its middle. */
export const stage = { width: 1000, height: 520 };

export interface StillGround {
  land: string | null;
  borders: string;
  /** The district's own cell. */
  own?: string;
  names: StillName[];
  /** Radius in pixels of the circle that the property is in; null for an exact place. */
  radius: number | null;
  label: string;
}

export interface StillName extends PlacedName {
  /** Width of the page's drawing that shows it: 1 always, 4 only the widest. */
  level: 1 | 2 | 3 | 4;
  isOwn?: boolean;
}
