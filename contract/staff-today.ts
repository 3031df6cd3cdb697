import { z } from 'zod';

/** Parts that a member's grants open. */
export const todayParts = [
  'contacts',
  'promises',
  'deliveries',
  'announcements',
  'feeds',
  'requests',
  'invitations',
  'since',
] as const;
export type TodayPart = (typeof todayParts)[number];

const contact = { id: z.number(), name: z.string(), request: z.string(), code: z.string().nullable() };
const contactRow = z.object({ ...contact, created_at: z.string() });
const promiseRow = z.object({
  ...contact,
  next_step: z.string().nullable(),
  /** ISO day. */
  next_on: z.string(),
});
/** The oldest ten. */
const rows = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.number(), rows: z.array(row) }).optional();

/** `GET staff/today`. A part is absent where the grants do not open it, or it is in `unread`. Times are ISO. */
export const staffTodayAnswer = z.object({
  data: z.object({
    /** These could not be read now. */
    unread: z.array(z.enum(todayParts)),
    /** Without an answer: nobody has taken them; with a grant of one's own, still new. */
    contacts: rows(contactRow),
    /** Next steps of today and before. */
    promises: rows(promiseRow),
    /** Refused, or without a clear answer. */
    deliveries: rows(contactRow),
    announcements: z
      .object({
        count: z.number(),
        oldest: z.object({ id: z.number(), name: z.string(), announced_at: z.string() }).nullable(),
      })
      .optional(),
    /** Held loads. */
    feeds: rows(z.object({ source: z.string(), at: z.string(), reason: z.string().nullable() })),
    /** About people's own data. */
    requests: rows(z.object({ id: z.number(), requested_on: z.string() })),
    /** Not accepted yet. */
    invitations: z.object({ count: z.number() }).optional(),
    /** Since yesterday's midnight. */
    since: z
      .object({
        contacts: z.object({ received: z.number(), median_minutes: z.number().nullable() }).optional(),
        /** The newest answer of a week. */
        last_answer: z.object({ at: z.string(), minutes: z.number() }).nullish(),
        announcements: z.object({ received: z.number(), published: z.number() }).optional(),
        catalogue: z.object({ count: z.number(), added: z.number(), removed: z.number() }).optional(),
        system: z.object({ warnings: z.number() }).optional(),
      })
      .optional(),
  }),
});
export type StaffToday = z.output<typeof staffTodayAnswer>['data'];

/** `GET staff/waiting`: counts for the bar; absent where the grants do not open it. */
export const staffWaitingAnswer = z.object({
  data: z.object({
    today: z.number(),
    contacts: z.number().optional(),
    announcements: z.number().optional(),
  }),
});
export type StaffWaiting = z.output<typeof staffWaitingAnswer>['data'];
