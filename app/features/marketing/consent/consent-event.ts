/** Document event after a choice; a listener that reloads prevents its default. */
export const consentEvent = 'consentimento';
