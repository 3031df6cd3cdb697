export const visitModes = ['Presencial', 'Por vídeo'] as const;
export const visitPeriods = ['Manhã', 'Tarde'] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** First and last hour of each period. */
export const visitHours: Record<VisitPeriod, readonly [start: number, end: number]> = {
  Manhã: [9, 12],
  Tarde: [13, 18],
};

/** In any letter case; other back ends and callers may send other texts. */
export const readVisitPeriod = (text: string): VisitPeriod | undefined =>
  visitPeriods.find((period) => period.toLowerCase() === text.toLowerCase());
