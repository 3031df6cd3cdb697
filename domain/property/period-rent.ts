/** A rent that is not by the month. 'season': the source gives no other period. */
export const rentPeriods = ['day', 'week', 'quarter', 'semester', 'year', 'season'] as const;
export type RentPeriod = (typeof rentPeriods)[number];

/** Whole units of the property's currency. Never converted to a month: it is outside monthly filters, sorts and sums. */
export interface PeriodRent {
  amount: number;
  period: RentPeriod;
}

const texts: Record<RentPeriod, string> = {
  day: 'por dia, temporada',
  week: 'por semana, temporada',
  quarter: 'por trimestre',
  semester: 'por semestre',
  year: 'por ano',
  season: 'na temporada',
};

const units: Record<RentPeriod, string> = {
  ...{ day: 'dia', week: 'semana', quarter: 'trimestre', semester: 'semestre', year: 'ano' },
  season: 'temporada',
};

/** On a map's pin: '6 mil/dia'. */
export const rentPeriodUnit = (period: RentPeriod): string => units[period];

/** After the amount: 'R$ 6.000 por dia, temporada'. */
export const rentPeriodText = (period: RentPeriod): string => texts[period];
