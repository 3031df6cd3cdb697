/** Where the browser keeps the properties seen last, and for how long: no cookie, it never leaves the browser. */
export const seenPropertiesName = 'imoveis-recentes';
export const seenPropertiesSeconds = 30 * 24 * 3600;
