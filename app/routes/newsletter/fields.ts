export const buttonField = 'acao';
/** Field of a mail client's one-click request (RFC 8058, 3.2). */
export const oneClickField = 'List-Unsubscribe';
