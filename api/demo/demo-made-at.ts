/** Date of the newest listing. */
export const demoMadeAt = Date.UTC(2026, 9, 30, 18);
