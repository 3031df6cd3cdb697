export const maxBlocks = 12;
export const maxCodes = 12;
/** Properties of a search. */
export const propertiesOfSearch = 6;
