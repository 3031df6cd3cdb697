/** What is asked of an announcement cannot be done; the message says why, for people. Nothing was changed. */
export class ActRefused extends Error {}
