import { formatPercent, parseTypedPercent } from '../percent';

/** Banks lend for 35 years at most. */
export const maxYears = 35;
/** Percent a year: more is a slip of the finger. */
export const maxRate = 30;
/** What a form begins with; the rate is the operator's. */
export const usualTerms = { entryPercent: 30, years: 30 };

/** A rate as people type it, percent a year; null where it is none that a bank would lend at. */
export function readRate(text: string): number | null {
  const rate = parseTypedPercent(text);
  return rate !== null && rate > 0 && rate <= maxRate ? rate : null;
}

/** @param usual the operator's rate, percent a year */
export const rateError = (usual: number): string =>
  `Informe os juros ao ano, até ${maxRate}%, como ${formatPercent(usual)}.`;
