import { z } from 'zod';
import { holdReasons } from '@domain/property/feed-runs';
import { portals } from '@domain/leads/portals';
import { dueCheck, reportedChange } from './staff-checks';
import { responsible, staffOffer } from './staff-contacts';

/** Parts that a member's grants open. */
export const todayParts = [
  'offers',
  'contacts',
  'promises',
  'deliveries',
  'announcements',
  'feeds',
  'requests',
  'invitations',
  'checks',
  'late_checks',
  'changed',
  'absence',
  'since',
] as const;
export type TodayPart = (typeof todayParts)[number];

const contact = { id: z.number(), name: z.string(), request: z.string(), code: z.string().nullable() };
const contactRow = z.object({ ...contact, created_at: z.string() });
const unansweredRow = contactRow.extend({
  portal: z.enum(portals).nullable(),
  /** The promise to the person; null: none since somebody answered. */
  due_at: z.string().nullable(),
  /** 'ninguém falou comigo' */
  complained_at: z.string().nullable(),
  responsible: responsible.nullable(),
  is_own: z.boolean(),
  /** null: nobody; also where the last resort has it. */
  taken_at: z.string().nullable(),
  /** Of one's own. */
  phone: z.string().nullable(),
  offers: z.array(staffOffer),
});

/** What a broker reads before taking it. */
const offerRow = z.object({
  id: z.number(),
  request: z.string(),
  portal: z.enum(portals).nullable(),
  property: z
    .object({ code: z.string(), title: z.string(), district: z.string(), city: z.string() })
    .nullable(),
  /** 'porque o imóvel é seu' */
  reason: z.string(),
  has_phone: z.boolean(),
  created_at: z.string(),
  due_at: z.string(),
});

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
    /** With a grant of one's own: offered to the member now. */
    offers: rows(offerRow),
    /**
     * Without an answer, by the promise: nobody has taken them, or they are late, or the person complained. With a grant
     * of one's own: those of the member that nobody has answered.
     */
    contacts: rows(unansweredRow),
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
    feeds: rows(
      z.object({
        ...{ id: z.number(), source: z.string(), at: z.string(), hold: z.enum(holdReasons) },
        /** Properties that would leave, and prices that would change. */
        ...{ gone: z.number(), prices: z.number() },
      }),
    ),
    /** About people's own data. */
    requests: rows(z.object({ id: z.number(), requested_on: z.string() })),
    /** Not accepted yet. */
    invitations: z.object({ count: z.number() }).optional(),
    /** Properties of the member whose offer and price are to be confirmed, the longest unchecked first. */
    checks: rows(dueCheck),
    /** Of all: the broker did not answer in time. */
    late_checks: z.object({ count: z.number() }).optional(),
    /** A broker says that a property has changed, for those who change properties. */
    changed: rows(reportedChange),
    /** The member is away until this day, and gets no contacts. */
    absence: z.object({ until: z.string().nullable() }).optional(),
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
    /** Own properties to be checked. */
    checks: z.number().optional(),
    /** Held loads. */
    feeds: z.number().optional(),
    /** Properties that a portal would refuse. */
    portals: z.number().optional(),
  }),
});
export type StaffWaiting = z.output<typeof staffWaitingAnswer>['data'];
