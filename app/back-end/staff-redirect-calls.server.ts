import type { z } from 'zod';
import {
  staffPasteAnswer,
  staffPastePreviewAnswer,
  staffPastePublishedAnswer,
  type staffPasteQuery,
  type staffNewRedirectBody,
  staffRedirectAnswer,
  type staffRedirectBody,
  staffRedirectsAnswer,
} from '@contract/staff-redirects';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { bulkTimeoutMs } from './staff-contact-writes.server';
import { dataOf as data, type StaffSend } from './staff-send.server';

const base = 'staff/redirects';

/** Calls of contract/staff-redirects.ts. Writes return their act. */
export const staffRedirectCalls = (call: StaffSend) => {
  const acting = (path: string, method: 'POST' | 'PUT' | 'DELETE', body?: object) =>
    call({
      ...{ path, method, body },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    });
  return {
    redirects: (query: { text?: string; page: string }) =>
      call({ path: base, query, answer: data(staffRedirectsAnswer) }),
    redirect: (id: number) => call({ path: `${base}/${id}`, answer: data(staffRedirectAnswer) }),
    addRedirect: (body: z.output<typeof staffNewRedirectBody>) => acting(base, 'POST', body),
    changeRedirect: (id: number, body: z.output<typeof staffRedirectBody>) =>
      acting(`${base}/${id}`, 'PUT', body),
    removeRedirect: (id: number) => acting(`${base}/${id}`, 'DELETE'),
    startPaste: () => call({ path: `${base}/pastes`, body: {}, answer: data(staffPasteAnswer) }),
    addPastePart: (id: number, position: number, lines: string) =>
      call({ path: `${base}/pastes/${id}/parts`, body: { position, lines }, answer: ignoreAnswer }),
    pastePreview: (id: number, query: z.input<typeof staffPasteQuery>) =>
      call({
        ...{ path: `${base}/pastes/${id}`, query, timeoutMs: bulkTimeoutMs },
        answer: data(staffPastePreviewAnswer),
      }),
    publishPaste: (id: number, version: string) =>
      call({
        ...{ path: `${base}/pastes/${id}/publish`, body: { version }, timeoutMs: bulkTimeoutMs },
        answer: bySchema(staffPastePublishedAnswer),
      }),
  };
};
