export const discard = 'Descartar';
