import type { Setting } from './demo-picture';

export type Room =
  | 'facade'
  | 'pool'
  | 'terrace'
  | 'view'
  | 'hall'
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'suite'
  | 'bath'
  | 'office'
  | 'cellar'
  | 'plan';

/** Pictures of one property in display order; the first is the cover. */
export interface PhotoSet {
  home: Setting;
  /** For authors of descriptions only. */
  palette: string;
  /** A known place is in view: never mirrored. */
  isKnownPlace?: true;
  rooms: readonly (readonly [file: string, room: Room])[];
}
