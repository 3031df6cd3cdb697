/** Why a home is news for a saved search (docs/decisions/0064-alerts.md). */
export const newsKinds = ['new', 'back', 'into_range', 'fell'] as const;
/** What became of a home that is kept. */
export const keptKinds = ['price', 'left', 'back'] as const;
