/** What the button asks for that ends an announcement which was begun. */
export const discard = 'Descartar';
