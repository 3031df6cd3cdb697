/** Kinds of a saved search's alert (docs/decisions/0064-alerts.md). */
export const newsKinds = ['new', 'back', 'into_range', 'fell'] as const;
export const favoriteChangeKinds = ['price', 'left', 'back'] as const;
