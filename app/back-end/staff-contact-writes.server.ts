import type { z } from 'zod';
import {
  staffBulkAnswer,
  type staffBulkBody,
  staffBulkPreviewAnswer,
  type staffBulkPreviewBody,
} from '@contract/staff-contact-bulk';
import { staffAnswerAnswer, type staffAnswerBody, staffTakeAnswer } from '@contract/staff-contact-taking';
import type { staffContactBody, staffContactNoteBody } from '@contract/staff-contact-writes';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** 5,000 records at once, on a busy machine. */
export const bulkTimeoutMs = 30_000;

/** Calls of contract/staff-contact-writes.ts, staff-contact-taking.ts and staff-contact-bulk.ts. */
export const staffContactWrites = (call: StaffSend) => ({
  /** @returns the act that can be taken back */
  writeContact: (id: number, body: z.input<typeof staffContactBody>) =>
    call({
      ...{ path: `staff/contacts/${id}`, method: 'PUT', body },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    }),
  noteContact: (id: number, note: z.input<typeof staffContactNoteBody>['note']) =>
    call({ path: `staff/contacts/${id}/notes`, body: { note }, answer: ignoreAnswer }),
  /** @returns the act that can be taken back */
  takeContact: (id: number) =>
    call({
      ...{ path: `staff/contacts/${id}/take`, body: {}, isRepeatable: true },
      answer: (value, context) => dataOf(staffTakeAnswer)(value, context).act,
    }),
  declineContact: (id: number) =>
    call({ path: `staff/contacts/${id}/decline`, body: {}, answer: ignoreAnswer }),
  answerContact: (id: number, body: z.input<typeof staffAnswerBody>) =>
    call({
      ...{ path: `staff/contacts/${id}/answer`, body, isRepeatable: true },
      answer: dataOf(staffAnswerAnswer),
    }),
  previewBulk: (body: z.input<typeof staffBulkPreviewBody>) =>
    call({
      ...{ path: 'staff/contacts/bulk/preview', body, isRepeatable: true, timeoutMs: bulkTimeoutMs },
      answer: dataOf(staffBulkPreviewAnswer),
    }),
  changeInBulk: (body: z.input<typeof staffBulkBody>) =>
    call({
      ...{ path: 'staff/contacts/bulk', body, timeoutMs: bulkTimeoutMs },
      answer: dataOf(staffBulkAnswer),
    }),
});
