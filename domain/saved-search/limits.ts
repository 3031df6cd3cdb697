export const maxSavedSearches = 100;
export const maxSearchNameLength = 80;
