export const [photoField, altField] = ['foto', 'alt'] as const;
export const pictureIntents = { use: 'usar', remove: 'apagar' } as const;
/** In letters. */
export const maxAlt = 200;
