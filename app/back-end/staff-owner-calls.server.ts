import type { z } from 'zod';
import { staffOwnerAnswer, type staffOwnerBody } from '@contract/staff-owners';
import { staffActAnswer } from '@contract/staff-undo';
import { reportCalls } from './owner-calls.server';
import { bySchema } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-owners.ts, and the owner's report for the team. */
export function staffOwnerCalls(call: StaffSend) {
  const path = (id: number) => `staff/properties/${id}/owner`;
  const answer = (value: unknown, context: Parameters<ReturnType<typeof bySchema>>[1]) =>
    bySchema(staffActAnswer)(value, context).act;
  return {
    owner: (id: number) => call({ path: path(id), answer: dataOf(staffOwnerAnswer) }),
    chooseOwner: (id: number, body: z.input<typeof staffOwnerBody>) =>
      call({ path: path(id), method: 'PUT', body, answer }),
    releaseOwner: (id: number) => call({ path: path(id), method: 'DELETE', answer }),
    ...reportCalls(
      call,
      (_, run) => run(),
      (section, id) => `staff/properties/${id}/report/${section}`,
    ),
  };
}
