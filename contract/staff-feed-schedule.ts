import { z } from 'zod';
import type { FeedSchedule } from '@domain/property/feed-schedule';

export const feedSchedule = z.union([
  z.object({
    every: z
      .number()
      .int()
      .min(5)
      .max(7 * 24 * 60),
  }),
  z.object({
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora, como 05:00'),
  }),
]) satisfies z.ZodType<FeedSchedule>;

/** `PUT staff/feeds/:source/schedule`: null gives it back to the settings. 409: a source without an address. */
export const staffFeedScheduleBody = z.object({ schedule: feedSchedule.nullable() });
