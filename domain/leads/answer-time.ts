/** A contact that nobody has answered after this is late. */
export const answerMinutes = 30;
