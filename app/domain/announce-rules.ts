/** What the operator has set for homes that owners announce. */
export interface AnnounceRules {
  /** Brazilian states that the house works in, by their letters; the first is preselected. */
  states: readonly string[];
  /** The least that may be asked, in whole reais. */
  minSale: number;
  minRent: number;
}
