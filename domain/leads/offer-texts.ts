import { inSaoPaulo, isoDay, weekdayText } from '../kernel/moment';

/** '14h49', '9h' */
export function hourText(moment: Date): string {
  const { hour, minute } = inSaoPaulo(moment);
  return `${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`;
}

/** '14h49'; on another day 'segunda, 30/11, 9h15'. */
export const dueText = (due: Date, now: Date): string =>
  isoDay(due) === isoDay(now) ? hourText(due) : `${weekdayText(isoDay(due))}, ${hourText(due)}`;

/** 'às 14h49', 'à 1h'; on another day 'na sexta, 27/11, às 14h49'. */
export function atText(moment: Date, now: Date): string {
  const hour = `${inSaoPaulo(moment).hour < 2 ? 'à' : 'às'} ${hourText(moment)}`;
  const day = isoDay(moment);
  if (day === isoDay(now)) return hour;
  const text = weekdayText(day);
  return `${text.startsWith('sábado') || text.startsWith('domingo') ? 'no' : 'na'} ${text}, ${hour}`;
}

/** 'até as 14h49', on another day 'até segunda, 30/11, às 9h15'. */
export function untilText(due: Date, now: Date): string {
  const at = atText(due, now);
  return isoDay(due) === isoDay(now)
    ? `até ${at.replace('às', 'as').replace('à ', 'a ')}`
    : `até ${at.replace(/^n[ao] /, '')}`;
}
