/** By which a browser keeps that the exit window was shown (spec 1 §11); the privacy notice names it. */
export const exitShownName = 'exitIntentModalAlreadyShown';
