/** The day the demo was made: the newest listing's. */
export const demoMadeAt = Date.UTC(2026, 9, 30, 18);
