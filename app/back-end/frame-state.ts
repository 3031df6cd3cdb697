/** The state of what every page shows besides the catalogue: the house's settings, and which links lead to homes. */
export interface FrameState {
  /** Grows with each change of either. */
  readonly version: number;
  /** false while an answer about either is late or has failed: a page made now may show something older. */
  readonly isCertain: boolean;
}
