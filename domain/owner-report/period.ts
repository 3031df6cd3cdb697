export const reportPeriods = ['7', '30', '90', 'anuncio'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
export const defaultPeriod: ReportPeriod = '30';

/** Days in São Paulo, 'YYYY-MM-DD', both inclusive. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 24 * 3600_000;

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** `before` is the same number of days; null if it began before the announcement (docs/decisions/0069-owners.md). */
export function periodDays(
  period: ReportPeriod,
  announced: string,
  today: string,
): { now: Days; before: Days | null } {
  const first = announced < today ? announced : today;
  if (period === 'anuncio') return { now: { from: first, to: today }, before: null };
  const length = Number(period);
  const from = daysAfter(today, 1 - length);
  if (from <= first) return { now: { from: first, to: today }, before: null };
  const before = { from: daysAfter(from, -length), to: daysAfter(from, -1) };
  return { now: { from, to: today }, before: before.from < first ? null : before };
}

export type Change = { by: number } | { percent: number };

const smallBase = 20;

/** Compares with the previous period; rounds percentages (docs/decisions/0069-owners.md). */
export const changeOf = (now: number, before: number): Change =>
  before < smallBase ? { by: now - before } : { percent: Math.round(((now - before) / before) * 100) };
