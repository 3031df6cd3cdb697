import { z } from 'zod';
import { feedSchedule } from './staff-feed-schedule';
import { holdReasons, runDecisions } from '@domain/property/feed-runs';

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .default('1');

/** `GET staff/feeds`: sources and runs, 20 a page, the newest first. */
export const staffFeedsQuery = z.object({ page });

const run = z.object({
  id: z.number(),
  source: z.string(),
  started_at: z.string(),
  outcome: z.string(),
  hold: z.enum(holdReasons).nullable(),
  decision: z.enum(runDecisions).nullable(),
  /** A publication that was decided has not ended. */
  is_publishing: z.boolean(),
  is_reverted: z.boolean(),
  /** Of a failure: for people, without addresses. */
  reason: z.string().nullable(),
  /** null: nothing was read. */
  read: z.number().nullable(),
  accepted: z.number().nullable(),
  warned: z.number().nullable(),
  quarantined: z.number().nullable(),
  deactivated: z.number().nullable(),
  /** Changed prices. */
  prices: z.number().nullable(),
  /** Active properties of the source before. */
  active: z.number().nullable(),
});
export type StaffRun = z.output<typeof run>;

const source = z.object({
  name: z.string(),
  /** Host and file, without what could be secret; null: a file. */
  address: z.string().nullable(),
  format: z.string().nullable(),
  /** null: no schedule, only files and commands. */
  every_minutes: z.number().nullable(),
  /** Chosen in the admin, in place of the settings' `every_minutes`. */
  schedule: feedSchedule.nullable(),
  next_at: z.string().nullable(),
  is_running: z.boolean(),
  /** Of the running series. */
  failures: z.number(),
  last: run.nullable(),
});
export type StaffFeedSource = z.output<typeof source>;

export const staffFeedsAnswer = z.object({
  data: z.object({
    /** Properties that people find now. */
    available: z.number(),
    sources: z.array(source),
    waiting: z.array(run),
    /** Files of members that are read next. */
    uploads: z.array(z.object({ source: z.string(), name: z.string() })),
    runs: z.array(run),
    page: z.number(),
    pages: z.number(),
  }),
});
export type StaffFeeds = z.output<typeof staffFeedsAnswer>['data'];

const remarks = z.array(
  z.object({
    code: z.string(),
    text: z.string(),
    count: z.number(),
    /** The first of them. `line` null: known only after the whole feed. */
    rows: z.array(
      z.object({
        reference: z.string(),
        line: z.number().nullable(),
        value: z.string().nullable(),
        /** null: not in the catalogue. */
        property: z.number().nullable(),
        /** A held value of the newest run. */
        can_accept: z.boolean(),
      }),
    ),
  }),
);
export type StaffRemarks = z.output<typeof remarks>;

/** `GET staff/feeds/runs/:id` */
export const staffRunAnswer = z.object({
  data: run.extend({
    format: z.string().nullable(),
    bytes: z.number().nullable(),
    seconds: z.number().nullable(),
    finished_at: z.string().nullable(),
    added: z.number(),
    changed: z.number(),
    reactivated: z.number(),
    held: z.number(),
    /** Steepest first, at most 5; null: too old to be stored. */
    price_changes: z
      .array(
        z.object({
          reference: z.string(),
          property: z.number(),
          negotiation: z.enum(['sell', 'rent']),
          currency: z.string(),
          from: z.number(),
          to: z.number(),
        }),
      )
      .nullable(),
    /** The same factor of all changes: 100 is cents. */
    factor: z.number().nullable(),
    gone: z.array(z.object({ reference: z.string(), property: z.number() })).nullable(),
    /** Of a held run, the first of them. */
    would_add: z.array(z.object({ reference: z.string(), property: z.number().nullable() })),
    would_change: z.array(z.object({ reference: z.string(), property: z.number() })),
    quarantine: remarks,
    warnings: remarks,
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    /** What `number` of a publication must be. */
    number: z.number(),
    can_revert: z.boolean(),
  }),
});
export type StaffRunRecord = z.output<typeof staffRunAnswer>['data'];

/** `POST staff/feeds/runs/:id/publish`: 422 of `number`: it is not the run's. */
export const staffPublishBody = z.object({
  number: z
    .string()
    .trim()
    .regex(/^[\d.]{1,9}$/, 'Escreva o número em algarismos')
    .transform((text) => Number(text.replaceAll('.', ''))),
});

/** `POST staff/feeds/runs/:id/accept`: a held value. 409: it is not staged any more. */
export const staffHeldValueBody = z.object({ reference: z.string().min(1).max(50) });

/** `POST staff/feeds/:source/run`: false: it runs already. */
export const staffRunNowAnswer = z.object({ data: z.object({ is_queued: z.boolean() }) });

/** `GET staff/feeds/runs/:id/csv`: each remark, and each changed price. */
export const staffRunCsvAnswer = z.string();
