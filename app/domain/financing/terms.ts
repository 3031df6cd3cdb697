import { formatPercent, parseTypedPercent } from '../percent';

/** Maximum of Brazilian banks. */
export const maxYears = 35;
export const maxRate = 30; // percent per year; higher values are typing errors
export const usualTerms = { entryPercent: 30, years: 30 };

/** Percent per year; null if invalid. */
export function readRate(text: string): number | null {
  const rate = parseTypedPercent(text);
  return rate !== null && rate > 0 && rate <= maxRate ? rate : null;
}

export const rateError = (usual: number): string =>
  `Informe os juros ao ano, até ${maxRate}%, como ${formatPercent(usual)}.`;
