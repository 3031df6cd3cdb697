/* The calculation (estimate.ts) loads at the form's first use. */

/** SAC: constant amortization, falling instalments. Price: constant instalments. */
export const amortisationSystems = ['sac', 'price'] as const;
export type AmortisationSystem = (typeof amortisationSystems)[number];

export const financingField = { system: 'sistema', entry: 'entrada', years: 'prazo', rate: 'taxa' } as const;
export type FinancingField = keyof typeof financingField;
