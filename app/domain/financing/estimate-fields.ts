/*
 * What the form needs to be drawn: the page has it from the start, and the sums (estimate.ts) only once the form is used.
 */

/** SAC: equal amortisations, instalments fall. Price: equal instalments. */
export const amortisationSystems = ['sac', 'price'] as const;
export type AmortisationSystem = (typeof amortisationSystems)[number];

/** The form's fields, as the address has them. */
export const financingField = { system: 'sistema', entry: 'entrada', years: 'prazo', rate: 'taxa' } as const;
export type FinancingField = keyof typeof financingField;
