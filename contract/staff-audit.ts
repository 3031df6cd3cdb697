import { z } from 'zod';
import { staffRole } from './staff';

const id = z.string().regex(/^[1-9]\d{0,14}$/);

/**
 * `GET staff/audit`: acts, newest first, 50 a page; a bulk is one. `before`: the last id of the page before. `text`: part
 * of the member's name, the record's number, or what the record is called now: a contact as its search finds it, the code of a
 * property, the name of a broker or member. `since`: a day of São Paulo.
 */
export const staffAuditQuery = z.object({
  before: id.optional(),
  member: id.optional(),
  subject: z.string().min(1).max(200).optional(),
  verb: z.string().min(1).max(100).optional(),
  text: z.string().min(1).max(100).optional(),
  since: z.iso.date().optional(),
});

export const staffAct = z.object({
  id: z.number(),
  at: z.string(),
  /** null: a command of the operator, or a member that was deleted. */
  member: z.string().nullable(),
  role: staffRole.nullable(),
  verb: z.string(),
  subject: z.string(),
  /** Who or what the subject is now; null: erased, or a kind without names. */
  subject_name: z.string().nullable(),
  /** true: a member who has left the team. */
  subject_left: z.boolean().optional(),
  fields: z.array(z.string()),
  /** null: nothing was stored, or it was erased (`is_erased`). */
  reason: z.string().nullable(),
  /** Old and new value by field. */
  changes: z.record(z.string(), z.array(z.unknown())).nullable(),
  is_erased: z.boolean(),
  request_id: z.string().nullable(),
  /** The act that it takes back. */
  undoes: z.number().nullable(),
  is_undone: z.boolean(),
  /** Of a bulk: how many it changed. */
  records: z.number().nullable(),
});
export type StaffAct = z.output<typeof staffAct>;

/** Who opened a person's data, the newest first: one for each member in ten minutes. */
export const staffReading = staffAct.pick({ member: true, at: true });
export type StaffReading = z.output<typeof staffReading>;

export const staffAuditAnswer = z.object({
  data: z.object({
    acts: z.array(staffAct),
    has_more: z.boolean(),
    /** Acts that have their seal, and when the last of them was done; null: none yet. */
    chain: z.object({ acts: z.number(), sealed_until: z.string() }).nullable(),
  }),
});
export type StaffActs = z.output<typeof staffAuditAnswer>['data'];
