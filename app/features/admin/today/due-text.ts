import { isoDay } from '@domain/kernel/moment';

const dayMs = 24 * 3_600_000;

/** 'hoje', 'venceu ontem', 'venceu há 3 dias', 'vence em 2 dias'. @param day ISO */
export function dueDayText(day: string, now: Date): string {
  const days = Math.round((Date.parse(day) - Date.parse(isoDay(now))) / dayMs);
  if (days === 0) return 'hoje';
  if (days === -1) return 'venceu ontem';
  if (days < 0) return `venceu há ${-days} dias`;
  return days === 1 ? 'vence amanhã' : `vence em ${days} dias`;
}
