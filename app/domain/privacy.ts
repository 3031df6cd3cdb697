/** The day of the privacy notice in force: what a visitor who sends a form agrees to. */
export const privacyVersion = '2026-11-21';
