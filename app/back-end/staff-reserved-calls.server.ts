import type { z } from 'zod';
import {
  reservedInvitationAnswer,
  type reservedInvitationBody,
  staffVisibilityAnswer,
  type staffVisibilityBody,
} from '@contract/staff-reserved';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-reserved.ts. */
export function staffReservedCalls(call: StaffSend) {
  const act = (value: unknown, context: Parameters<ReturnType<typeof bySchema>>[1]) =>
    bySchema(staffActAnswer)(value, context).act;
  const path = (id: number) => `staff/properties/${id}`;
  return {
    visibility: (id: number) =>
      call({ path: `${path(id)}/visibility`, answer: dataOf(staffVisibilityAnswer) }),
    setVisibility: (id: number, body: z.input<typeof staffVisibilityBody>) =>
      call({ path: `${path(id)}/visibility`, method: 'PUT', body, answer: act }),
    inviteToProperty: (id: number, body: z.input<typeof reservedInvitationBody>) =>
      call({ path: `${path(id)}/invitations`, body, answer: bySchema(reservedInvitationAnswer) }),
    revokePropertyInvitation: (id: number, invitation: number) =>
      call({ path: `${path(id)}/invitations/${invitation}/revoke`, body: {}, answer: act }),
  };
}
