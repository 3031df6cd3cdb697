export const exitCodes = { done: 0, failed: 1, usage: 2, quarantined: 3, refused: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Invalid arguments; the message gives the correct form. */
export class UsageError extends Error {}
