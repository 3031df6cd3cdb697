import type { z } from 'zod';
import {
  staffTypedDraftAnswer,
  type staffTypedDraftBody,
  staffTypedPropertiesAnswer,
  staffTypedPropertyAnswer,
  staffTypedPublishedAnswer,
  type staffTypedPublishBody,
  staffTypedStartedAnswer,
} from '@contract/staff-typed-properties';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Photos are copied into the photo store, which may be a bucket. */
const publishTimeoutMs = 60_000;

/** Calls of contract/staff-typed-properties.ts. */
export const staffTypedPropertyCalls = (call: StaffSend) => ({
  typedProperties: () => call({ path: 'staff/typed-properties', answer: dataOf(staffTypedPropertiesAnswer) }),
  startTypedProperty: () =>
    call({ path: 'staff/typed-properties', body: {}, answer: dataOf(staffTypedStartedAnswer) }),
  typedProperty: (number: number) =>
    call({ path: `staff/typed-properties/${number}`, answer: dataOf(staffTypedPropertyAnswer) }),
  saveTypedProperty: (number: number, body: z.input<typeof staffTypedDraftBody>) =>
    call({
      ...{ path: `staff/typed-properties/${number}`, method: 'PUT' as const, body },
      answer: dataOf(staffTypedDraftAnswer),
    }),
  discardTypedProperty: (number: number) =>
    call({
      ...{ path: `staff/typed-properties/${number}`, method: 'DELETE' as const },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    }),
  publishTypedProperty: (number: number, body: z.input<typeof staffTypedPublishBody>) =>
    call({
      ...{ path: `staff/typed-properties/${number}/publish`, body, timeoutMs: publishTimeoutMs },
      answer: dataOf(staffTypedPublishedAnswer),
    }),
});
