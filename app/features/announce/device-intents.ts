/** What the forms of the page ask for. */
export const deviceIntents = { make: 'codigo', end: 'anular', revoke: 'tirar' } as const;
/** Which browser is to have the draft no more. */
export const deviceField = 'navegador';
