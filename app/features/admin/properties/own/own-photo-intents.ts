/** Besides those of owners: a photo is left out and brought back. */
export const ownPhotoIntents = { apart: 'de-fora', back: 'de-volta' } as const;
