/** A contact that nobody has answered after this is late. */
export const answerMinutes = 30;
/** LEAD_REPLY_MINUTES where the operator sets none. */
export const usualReplyMinutes = 15;
