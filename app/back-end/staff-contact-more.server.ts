import type { z } from 'zod';
import {
  staffContactNotedAnswer,
  type staffNewContactBody,
  staffRetryAnswer,
} from '@contract/staff-contact-more';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-contact-more.ts; the CSV is a stream (staff-streams.server.ts). */
export const staffContactMore = (call: StaffSend) => ({
  noteContactByHand: (body: z.input<typeof staffNewContactBody>) =>
    call({ path: 'staff/contacts', body, isRepeatable: true, answer: dataOf(staffContactNotedAnswer) }),
  retryDelivery: (contact: number, delivery: number) =>
    call({
      ...{ path: `staff/contacts/${contact}/deliveries/${delivery}/retry`, body: {}, isRepeatable: true },
      answer: dataOf(staffRetryAnswer),
    }),
});
