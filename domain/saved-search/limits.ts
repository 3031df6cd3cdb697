/** Searches that a person may save. */
export const maxSavedSearches = 100;
/** Letters of a search's name, at most. */
export const longestSearchName = 80;
