/** Anchor of the property list; links with it keep the list in view. */
export const listId = 'imoveis';
export const toList = (address: string) => `${address}#${listId}`;
