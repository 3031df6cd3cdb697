/** Maximum number of views per beacon and per call to the back end. */
export const maxViewsPerBeacon = 60;

/** Repeated views of a property by a visitor count once per window; windows start at :00 and :30. */
export const viewWindowMs = 30 * 60_000;
