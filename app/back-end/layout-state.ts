/** Of the brokerage settings, or of the available links. */
export interface LayoutState {
  readonly version: number;
  /** false: an answer is late or failed, so a page rendered now may be outdated. */
  readonly isCertain: boolean;
}
