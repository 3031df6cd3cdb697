/** The most views that one beacon tells, and that one call to the back end carries. */
export const mostViewsAtOnce = 60;

/** A view of the same home, of the same kind and by the same visitor, counts once in each of these, ms; they begin on the hour and half past. */
export const viewWindowMs = 30 * 60_000;
