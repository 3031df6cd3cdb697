/** Where the properties stand on the page, and an address that leads there: what is chosen leaves them in view. */
export const listId = 'imoveis';
export const toList = (address: string) => `${address}#${listId}`;
