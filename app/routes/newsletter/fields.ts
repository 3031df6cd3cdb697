/** What the button of a letter's page sends. */
export const buttonField = 'acao';
/** What a mail program sends in its place (RFC 8058, 3.2). */
export const oneClickField = 'List-Unsubscribe';
