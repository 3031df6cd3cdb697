import { feedIntervals, type FeedSchedule, isDaily, weekdays } from '@domain/property/feed-schedule';
import { everyText, scheduleText } from './schedule-text';

const [settings, daily] = ['padrao', 'dia'];
const usualHour = '05:00';

/** Choices of 'Quando', and what is chosen now. @param minutes of the settings */
export function scheduleView(minutes: number, schedule: FeedSchedule | null) {
  const own = schedule && 'every' in schedule && !isUsual(schedule.every) ? [schedule.every] : [];
  const options: [string, string][] = [
    [settings, `${everyText(minutes)}, como nas configurações`],
    ...[...feedIntervals, ...own].map((each): [string, string] => [`cada-${each}`, everyText(each)]),
    [daily, 'todo dia, na hora abaixo'],
    ...weekdays.map((day): [string, string] => [
      `dia-${day}`,
      `${scheduleText({ days: [day], at: usualHour }).split(',')[0]}, na hora abaixo`,
    ]),
  ];
  const at = schedule && 'at' in schedule ? schedule.at : usualHour;
  return { options, chosen: chosenOf(schedule), at, isOwn: schedule !== null };
}

const isUsual = (every: number) => (feedIntervals as readonly number[]).includes(every);

function chosenOf(schedule: FeedSchedule | null): string {
  if (schedule === null) return settings;
  if ('every' in schedule) return `cada-${schedule.every}`;
  return isDaily(schedule) ? daily : `dia-${schedule.days[0]}`;
}

/** null: as in the settings. What no page offers is refused by the back end. */
export function scheduleFromForm(when: string, at: string): FeedSchedule | null {
  if (when === settings) return null;
  const [kind, number] = when.split('-');
  if (kind === 'cada') return { every: Number(number) };
  return { days: when === daily ? [...weekdays] : [Number(number)], at };
}
