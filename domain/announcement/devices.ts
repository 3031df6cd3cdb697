/** Browsers that may have a draft; who is signed in needs no place among them. */
export const mostBrowsers = 5;

/** What came of opening a draft's link: 'full': as many browsers as may have it already. */
export const deviceOutcomes = ['bound', 'full', 'over'] as const;
export type DeviceOutcome = (typeof deviceOutcomes)[number];

/** A browser that has a draft: its secret's hash, what its owner names it by, and what it is called. */
export interface DraftBrowser {
  hash: string;
  id: string;
  device: string | null;
  since: string;
}

/** The browsers with another; null: no more may have it. One that has it already is there once. */
export function boundBrowsers(
  browsers: readonly DraftBrowser[],
  browser: DraftBrowser,
): readonly DraftBrowser[] | null {
  if (browsers.some(({ hash }) => hash === browser.hash)) return browsers;
  return browsers.length < mostBrowsers ? [...browsers, browser] : null;
}
