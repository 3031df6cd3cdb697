export const ownCheckIntents = { publish: 'publicar', discard: 'descartar' } as const;
/** The newest revision that the page has shown. */
export const revisionField = 'revisao';
