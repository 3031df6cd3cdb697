export const exitCodes = { done: 0, failed: 1, usage: 2, quarantined: 3, refused: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What was typed is not understood; the message says how it should be. */
export class UsageError extends Error {}
