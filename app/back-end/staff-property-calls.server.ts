import type { z } from 'zod';
import { staffPropertiesAnswer, type staffPropertiesQuery } from '@contract/staff-property-list';
import { type staffOverridesBody, staffPropertyAnswer } from '@contract/staff-properties';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema } from './parsers/by-schema.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-properties.ts. Writes return the act that can be taken back. */
export function staffPropertyCalls(call: StaffSend) {
  const answer = (value: unknown, context: Parameters<ReturnType<typeof bySchema>>[1]) =>
    bySchema(staffActAnswer)(value, context).act;
  return {
    properties: (query: z.input<typeof staffPropertiesQuery>) =>
      call({ path: 'staff/properties', query, answer: dataOf(staffPropertiesAnswer) }),
    property: (id: number) => call({ path: `staff/properties/${id}`, answer: dataOf(staffPropertyAnswer) }),
    overrideProperty: (id: number, body: z.input<typeof staffOverridesBody>) =>
      call({ path: `staff/properties/${id}/overrides`, method: 'PUT', body, answer }),
    giveBackToFeed: (id: number, field: string) =>
      call({
        path: `staff/properties/${id}/overrides/${encodeURIComponent(field)}`,
        method: 'DELETE',
        answer,
      }),
  };
}
