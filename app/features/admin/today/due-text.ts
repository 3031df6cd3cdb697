import { ageText, clockText, isoDay, weekdayName } from '@domain/kernel/moment';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** '14h49', 'amanhã, 9h15', 'segunda, 9h15' */
export function dueMomentText(due: Date, now: Date): string {
  const day = isoDay(due);
  const time = clockText(due);
  if (day === isoDay(now)) return time;
  return `${day === isoDay(new Date(now.getTime() + dayMs)) ? 'amanhã' : weekdayName(day)}, ${time}`;
}

/** 'venceu há 22 min', 'vence em 6 min', 'vence amanhã, 9h15' */
export function dueText(due: Date, now: Date): string {
  if (due <= now) return `venceu há ${ageText(due, now)}`;
  const minutes = Math.ceil((due.getTime() - now.getTime()) / minuteMs);
  if (minutes < 60) return `vence em ${minutes} min`;
  return `vence ${isoDay(due) === isoDay(now) ? 'às ' : ''}${dueMomentText(due, now)}`;
}

/** 'Restam 6 min'; '' where the time itself says more. */
export function leftText(due: Date, now: Date): string {
  const minutes = Math.ceil((due.getTime() - now.getTime()) / minuteMs);
  if (minutes >= 60) return '';
  return minutes === 1 ? 'Resta 1 min' : `Restam ${minutes} min`;
}

/** 'hoje', 'venceu ontem', 'venceu há 3 dias', 'vence em 2 dias'. @param day ISO */
export function dueDayText(day: string, now: Date): string {
  const days = Math.round((Date.parse(day) - Date.parse(isoDay(now))) / dayMs);
  if (days === 0) return 'hoje';
  if (days === -1) return 'venceu ontem';
  if (days < 0) return `venceu há ${-days} dias`;
  return days === 1 ? 'vence amanhã' : `vence em ${days} dias`;
}
