import { clockText } from '@domain/kernel/moment';
import { type FeedSchedule, isDaily } from '@domain/property/feed-schedule';

/** 'a cada 6 h' */
export function everyText(minutes: number): string {
  if (minutes % 1_440 === 0) return minutes === 1_440 ? 'todo dia' : `a cada ${minutes / 1_440} dias`;
  return minutes % 60 === 0 ? `a cada ${minutes / 60} h` : `a cada ${minutes} min`;
}

/** Plural, as in 'segundas, 5h'. */
const dayNames = ['segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados', 'domingos'];

/** 'todo dia, 5h'; null: as in the settings. */
export function scheduleText(schedule: FeedSchedule | null): string {
  if (schedule === null) return 'como nas configurações';
  if ('every' in schedule) return everyText(schedule.every);
  const days = isDaily(schedule) ? ['todo dia'] : schedule.days.map((day) => dayNames[day - 1]);
  return `${days.join(' e ')}, ${hourText(schedule.at)}`;
}

/** '05:00' → '5h' */
const hourText = (at: string) => clockText(new Date(`2026-01-01T${at}:00-03:00`)).replace(/h00$/, 'h');
