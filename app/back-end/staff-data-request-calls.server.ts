import type { z } from 'zod';
import {
  staffDataExportAnswer,
  staffDataRequestAnswer,
  type staffDataRequestBody,
  staffDataRequestNotedAnswer,
  staffDataRequestsAnswer,
  type staffErasureBody,
} from '@contract/staff-data-requests';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Erasing waits for all that a person has. */
const erasingMs = 20_000;

export const staffDataRequestCalls = (call: StaffSend) => ({
  dataRequests: () => call({ path: 'staff/data-requests', answer: dataOf(staffDataRequestsAnswer) }),
  dataRequest: (id: number) =>
    call({ path: `staff/data-requests/${id}`, answer: dataOf(staffDataRequestAnswer) }),
  noteDataRequest: (body: z.input<typeof staffDataRequestBody>) =>
    call({ path: 'staff/data-requests', body, answer: dataOf(staffDataRequestNotedAnswer) }),
  exportPerson: (id: number) =>
    call({ path: `staff/data-requests/${id}/data`, answer: bySchema(staffDataExportAnswer) }),
  answerDataRequest: (id: number) =>
    call({ path: `staff/data-requests/${id}/answer`, body: {}, isRepeatable: true, answer: ignoreAnswer }),
  erasePerson: (id: number, body: z.input<typeof staffErasureBody>) =>
    call({
      ...{ path: `staff/data-requests/${id}/erase`, body, isRepeatable: true, timeoutMs: erasingMs },
      answer: ignoreAnswer,
    }),
});
