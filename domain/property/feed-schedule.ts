/** When a feed is read: every so many minutes, or at an hour of São Paulo on some weekdays (1 is Monday, 7 Sunday). */
export type FeedSchedule = { every: number } | { days: number[]; at: string };

/** Minutes between two readings that people choose. */
export const feedIntervals = [15, 30, 60, 120, 180, 360, 720] as const;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const isDaily = ({ days }: { days: readonly number[] }): boolean =>
  weekdays.every((day) => days.includes(day));

/** The longest time between two readings. */
export const minutesBetween = (schedule: FeedSchedule): number =>
  'every' in schedule ? schedule.every : (isDaily(schedule) ? 1 : 7) * 24 * 60;
