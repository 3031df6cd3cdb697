import { z } from 'zod';
import { announcementTabs, maxSearchLength } from '@domain/announcement/announcement-parts';
import { announcementActs, announcementStates } from '@domain/announcement/states';
import { suspicions } from '@domain/leads/suspicion';
import { cleanText } from '@domain/validation/text';
import { staffReading } from './staff-audit';
import { responsible } from './staff-contacts';

/** `GET staff/announcements`, 50 a page. `text`: words of name, protocol, district and town, without accents. */
export const staffAnnouncementsQuery = z.object({
  tab: z.enum(announcementTabs).default('waiting'),
  text: z.string().max(maxSearchLength).transform(cleanText).default(''),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .default('1'),
});

/** The last event of its history. `member` null: the owner, or a command of the operator. */
const event = z.object({
  what: z.enum(announcementActs),
  at: z.string(),
  member: z.string().nullable(),
  /** What the owner was written; null: the e-mail's own text. */
  message: z.string().nullable(),
});

const staffAnnouncement = z.object({
  id: z.number(),
  protocol: z.string(),
  title: z.string(),
  place: z.string(),
  name: z.string(),
  asking: z.string(),
  photos: z.number(),
  announced_at: z.string(),
  state: z.enum(announcementStates),
  is_accepted: z.boolean(),
  suspicion: z.enum(suspicions).nullable(),
  last: event,
});
export type StaffAnnouncementRow = z.output<typeof staffAnnouncement>;

/** Without the person: the announcement was not sent. `title` and `place` may be ''. */
const staffAnnouncementDraft = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  began_at: z.string(),
  saved_at: z.string(),
  deleted_at: z.string(),
});
export type StaffAnnouncementDraft = z.output<typeof staffAnnouncementDraft>;

/** Received, neither accepted nor looked at. `oldest` null: none. */
export const announcementsToDecide = z.object({
  count: z.number(),
  oldest: z.object({ id: z.number(), name: z.string(), announced_at: z.string() }).nullable(),
});
export type AnnouncementsToDecide = z.output<typeof announcementsToDecide>;

/** `drafts` in the tab of that name, else `rows`. A page that is not there is the last one. */
export const staffAnnouncementsAnswer = z.object({
  data: z.object({
    counts: z.record(z.enum(announcementTabs), z.number()),
    to_decide: announcementsToDecide,
    rows: z.array(staffAnnouncement),
    drafts: z.array(staffAnnouncementDraft),
    page: z.number(),
    pages: z.number(),
  }),
});
export type StaffAnnouncements = z.output<typeof staffAnnouncementsAnswer>['data'];

/** `GET staff/announcements/:id`. Opening is an act (`announcements.read`), once in ten minutes for each member. */
export const staffAnnouncementAnswer = z.object({
  data: staffAnnouncement.extend({
    /** Number of events; a decision names the one that it has seen. */
    version: z.number(),
    /** Of its contact (staff/contacts). */
    lead_id: z.number(),
    summary: z.array(z.tuple([z.string(), z.string()])),
    /** Its listing; null: not accepted. `path` null: visitors do not see it. */
    property: z.object({ id: z.number(), reference: z.string(), path: z.string().nullable() }).nullable(),
    /** On the air already, alike in place, type, bedrooms and area. */
    similar: z.object({ id: z.number(), reason: z.string(), path: z.string().nullable() }).nullable(),
    /** Who answers its contact (`PUT staff/contacts/:id`), and who may. A broker becomes that of the listing. */
    responsible: responsible.nullable(),
    responsibles: z.array(responsible),
    history: z.array(event),
    readers: z.array(staffReading),
  }),
});
export type StaffAnnouncement = z.output<typeof staffAnnouncementAnswer>['data'];
