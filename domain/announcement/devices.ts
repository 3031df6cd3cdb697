/** Limit of browsers per draft; a signed-in owner does not count. */
export const maxBrowsers = 5;

/** 'full': the draft already has `maxBrowsers` browsers. */
export const deviceOutcomes = ['bound', 'full', 'over'] as const;
export type DeviceOutcome = (typeof deviceOutcomes)[number];

/** `hash`: of the browser's secret; `id`: public identifier; `device`: display name. */
export interface DraftBrowser {
  hash: string;
  id: string;
  device: string | null;
  since: string;
}

/** Adds a browser once; null: the limit is reached. */
export function boundBrowsers(
  browsers: readonly DraftBrowser[],
  browser: DraftBrowser,
): readonly DraftBrowser[] | null {
  if (browsers.some(({ hash }) => hash === browser.hash)) return browsers;
  return browsers.length < maxBrowsers ? [...browsers, browser] : null;
}
