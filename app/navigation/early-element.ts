/** Holds the path of the early script (early.browser.ts). */
export const earlyAttribute = 'data-early';

export const earlyElement = (): HTMLElement | null => document.querySelector(`template[${earlyAttribute}]`);
