import type { z } from 'zod';
import {
  staffHandOverAnswer,
  type staffHandOverBody,
  staffHandOverPreviewAnswer,
} from '@contract/staff-hand-over';
import { bulkTimeoutMs } from './staff-contact-writes.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-hand-over.ts. */
export const staffHandOverCalls = (call: StaffSend) => ({
  /** @param person 'broker:12' */
  handOverPreview: (person: string) =>
    call({ path: `staff/contacts/hand-over/${person}`, answer: dataOf(staffHandOverPreviewAnswer) }),
  handOver: (body: z.input<typeof staffHandOverBody>) =>
    call({
      ...{ path: 'staff/contacts/hand-over', body, timeoutMs: bulkTimeoutMs },
      answer: dataOf(staffHandOverAnswer),
    }),
});
