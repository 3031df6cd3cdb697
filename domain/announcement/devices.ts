/** Browsers that may have a draft; who is signed in needs no place among them. */
export const mostBrowsers = 5;

/** What came of opening a draft's link: 'full': as many browsers as may have it already. */
export const deviceOutcomes = ['bound', 'full', 'over'] as const;
export type DeviceOutcome = (typeof deviceOutcomes)[number];
