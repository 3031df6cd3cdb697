/** The periods of an owner's report, by their words in the address: the last so many days, or all since the announcement. */
export const reportPeriods = ['7', '30', '90', 'anuncio'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
/** The one that is shown where the address names none. */
export const usualPeriod: ReportPeriod = '30';

/** Days of São Paulo, 'YYYY-MM-DD', both counted. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 24 * 3600_000;

/** A day so many days later; before it where negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/**
 * The days of a period that ends today, and as many before it to compare with (docs/decisions/0069-owners.md).
 * @param announced the day of the announcement: nothing is told of days before it, and nothing is compared with them
 */
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

/** What became of a number: by how many percent, or, since percents of a small number say little, by how many. */
export type Change = { by: number } | { percent: number };

/** As small as this the earlier number is no base for percents. */
const smallBase = 20;

/** How a number compares with the one of the period before; percents are rounded (docs/decisions/0069-owners.md). */
export const changeOf = (now: number, before: number): Change =>
  before < smallBase ? { by: now - before } : { percent: Math.round(((now - before) / before) * 100) };
