import type { z } from 'zod';
import {
  type staffFeedPartBody,
  staffFeedUploadAnswer,
  type staffFeedUploadBody,
} from '@contract/staff-feed-uploads';
import { staffFeedsAnswer, staffRunAnswer, staffRunNowAnswer } from '@contract/staff-feeds';
import type { staffFeedScheduleBody } from '@contract/staff-feed-schedule';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { dataOf as data, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-feeds.ts. */
export const staffFeedCalls = (call: StaffSend) => {
  const write = (id: number, what: string, body: object = {}) =>
    call({ path: `staff/feeds/runs/${id}/${what}`, body, answer: ignoreAnswer });
  return {
    feeds: (page: number) =>
      call({ path: 'staff/feeds', query: { page: String(page) }, answer: data(staffFeedsAnswer) }),
    feedRun: (id: number) => call({ path: `staff/feeds/runs/${id}`, answer: data(staffRunAnswer) }),
    runFeed: (source: string) =>
      call({
        path: `staff/feeds/${encodeURIComponent(source)}/run`,
        body: {},
        answer: data(staffRunNowAnswer),
      }),
    changeFeedSchedule: (source: string, body: z.input<typeof staffFeedScheduleBody>) =>
      call({
        path: `staff/feeds/${encodeURIComponent(source)}/schedule`,
        method: 'PUT',
        body,
        answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
      }),
    beginFeedFile: (body: z.input<typeof staffFeedUploadBody>) =>
      call({ path: 'staff/feeds/uploads', body, answer: data(staffFeedUploadAnswer) }),
    addFeedPart: (id: number, body: z.input<typeof staffFeedPartBody>) =>
      call({ path: `staff/feeds/uploads/${id}/parts`, body, answer: ignoreAnswer }),
    readFeedFile: (id: number) =>
      call({ path: `staff/feeds/uploads/${id}/read`, body: {}, answer: ignoreAnswer }),
    publishFile: (id: number) => write(id, 'publish-file'),
    discardRun: (id: number) => write(id, 'discard'),
    publishRunWithoutPrices: (id: number) => write(id, 'publish-without-prices'),
    publishRun: (id: number, body: { number: string }) => write(id, 'publish', body),
    revertRun: (id: number) => write(id, 'revert'),
    acceptHeldValue: (id: number, reference: string) => write(id, 'accept', { reference }),
  };
};
