/** Browser storage only; never sent to the server. */
export const seenPropertiesName = 'imoveis-recentes';
export const seenPropertiesSeconds = 30 * 24 * 3600;
