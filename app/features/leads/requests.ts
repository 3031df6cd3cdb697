/** What a property's form asks for: its field and the values; apart from the rules, which weigh too much for a page. */
export const requestField = 'pedido';
export const requests = { visit: 'visita', talk: 'contato' } as const;
