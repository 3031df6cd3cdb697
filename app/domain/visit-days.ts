import { inSaoPaulo } from '@domain/moment';

/** One of the days on which a property can be visited. */
export interface VisitDay {
  /** ISO 8601. */
  day: string;
  /** 'Quinta, 26/11' */
  label: string;
  /** 'das 9h às 18h' */
  hours: string;
}

/** How many days can be chosen from ('schedule days', spec 1 §11; brief §9). */
const scheduleDays = 2;
/** From this hour on nobody is there to confirm a visit for the next morning. */
export const lastHour = 18;
const dayMs = 24 * 3600_000;

const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const;
const [sunday, saturday] = [0, 6];

/**
 * The days that a visit can be asked for: the next ones from tomorrow on (after 18h from the day after), Sundays left
 * out, by the clock of São Paulo.
 */
export function visitDays(now: Date): VisitDay[] {
  const { year, month, day: date, hour } = inSaoPaulo(now);
  const today = Date.UTC(year, month - 1, date);
  const days: VisitDay[] = [];
  for (let ahead = hour >= lastHour ? 2 : 1; days.length < scheduleDays; ahead += 1) {
    const date = new Date(today + ahead * dayMs);
    if (date.getUTCDay() === sunday) continue;
    const day = date.toISOString().slice(0, 10);
    days.push({ day, label: dayLabel(day), hours: hoursOf(date) });
  }
  return days;
}

/** As the house answers its phone, less the first evening hours. */
const hoursOf = (date: Date) => (date.getUTCDay() === saturday ? 'das 9h às 14h' : 'das 9h às 18h');

/** '2026-11-26' → 'Quinta, 26/11' */
export function dayLabel(day: string): string {
  const [, month, date] = day.split('-');
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${date}/${month}`;
}
