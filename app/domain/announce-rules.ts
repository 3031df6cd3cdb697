export interface AnnounceRules {
  /** Two-letter codes; the first is preselected. */
  states: readonly string[];
  minSale: number; // minimum prices in whole reais
  minRent: number;
}
