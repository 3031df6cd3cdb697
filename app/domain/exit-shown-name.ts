/** Storage key: the exit dialog was shown (spec 1 §11). The privacy notice names it. */
export const exitShownName = 'exitIntentModalAlreadyShown';
