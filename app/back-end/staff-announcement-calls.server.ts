import type { z } from 'zod';
import {
  staffAnnouncementAnswer,
  staffAnnouncementsAnswer,
  type staffAnnouncementsQuery,
} from '@contract/staff-announcements';
import type { staffDecisionBody } from '@contract/staff-announcement-writes';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Calls of contract/staff-announcements.ts. */
export const staffAnnouncementCalls = (call: Send) => ({
  announcements: (query: z.input<typeof staffAnnouncementsQuery>) =>
    call({
      ...{ path: 'staff/announcements', query },
      answer: (value, context) => bySchema(staffAnnouncementsAnswer)(value, context).data,
    }),
  announcement: (id: number) =>
    call({
      path: `staff/announcements/${id}`,
      answer: (value, context) => bySchema(staffAnnouncementAnswer)(value, context).data,
    }),
  decide: (id: number, body: z.input<typeof staffDecisionBody>) =>
    call({ path: `staff/announcements/${id}/decision`, body, answer: ignoreAnswer }),
  releaseAnnouncement: (id: number) =>
    call({ path: `staff/announcements/${id}/release`, body: {}, answer: ignoreAnswer }),
});
