import { inSaoPaulo, weekdayText } from '@domain/kernel/moment';
import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { capitalized } from '@domain/kernel/text';

type VisitHours = NonNullable<BrokerageTexts['hours']>['visits'];

export interface VisitDay {
  day: string; // ISO 8601
  label: string; // 'Quinta, 26/11'
  hours?: string; // 'das 9h às 18h', by the brokerage's own hours
}

/** 'Schedule days' (spec 1 §11; brief §9). */
const scheduleDays = 2;
/** Later, the brokerage cannot confirm a visit for the next morning. */
export const lastHour = 18;
const dayMs = 24 * 3600_000;

const [sunday, saturday] = [0, 6];

/** In São Paulo's time zone, without Sundays. */
export function visitDays(now: Date, hours?: VisitHours): VisitDay[] {
  const { year, month, day: date, hour } = inSaoPaulo(now);
  const today = Date.UTC(year, month - 1, date);
  const days: VisitDay[] = [];
  for (let ahead = hour >= lastHour ? 2 : 1; days.length < scheduleDays; ahead += 1) {
    const date = new Date(today + ahead * dayMs);
    if (date.getUTCDay() === sunday) continue;
    const day = date.toISOString().slice(0, 10);
    const own = hoursOfDay(day, hours);
    days.push({ day, label: dayLabel(day), ...(own && { hours: own }) });
  }
  return days;
}

/** @param day ISO 8601 */
export const hoursOfDay = (day: string, hours?: VisitHours): string | undefined =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === saturday ? hours?.saturday : hours?.weekdays;

export const dayLabel = (day: string): string => capitalized(weekdayText(day));
