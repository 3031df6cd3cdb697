export const deviceIntents = { make: 'codigo', end: 'anular', revoke: 'tirar' } as const;
export const deviceField = 'navegador';
