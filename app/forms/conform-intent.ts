/** Name of the button of conform's intents: submissions that validate and are not sent. */
export const intentName = '__intent__';
