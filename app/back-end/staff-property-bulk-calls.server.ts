import type { z } from 'zod';
import {
  staffPropertyBulkAnswer,
  type staffPropertyBulkBody,
  staffPropertyBulkCanceledAnswer,
  staffPropertyBulkChoicesAnswer,
  staffPropertyBulkMadeAnswer,
  type staffPropertyBulkQuery,
} from '@contract/staff-property-bulk';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { bulkTimeoutMs } from './staff-contact-writes.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-property-bulk.ts. */
export const staffPropertyBulkCalls = (call: StaffSend) => ({
  propertyBulkChoices: () =>
    call({ path: 'staff/properties/bulks', answer: dataOf(staffPropertyBulkChoicesAnswer) }),
  /** @returns its id */
  makePropertyBulk: async (body: z.input<typeof staffPropertyBulkBody>) => {
    const answer = dataOf(staffPropertyBulkMadeAnswer);
    return (await call({ path: 'staff/properties/bulks', body, timeoutMs: bulkTimeoutMs, answer })).id;
  },
  propertyBulk: (id: number, query: Partial<z.output<typeof staffPropertyBulkQuery>> = {}) =>
    call({ path: `staff/properties/bulks/${id}`, query, answer: dataOf(staffPropertyBulkAnswer) }),
  /** A second start changes nothing. */
  startPropertyBulk: (id: number, typed: number | null) =>
    call({
      ...{ path: `staff/properties/bulks/${id}/start`, body: { typed }, isRepeatable: true },
      answer: ignoreAnswer,
    }),
  /** @returns false: it was too late */
  cancelPropertyBulk: (id: number) =>
    call({
      ...{ path: `staff/properties/bulks/${id}/cancel`, body: {}, isRepeatable: true },
      answer: (value, context) => bySchema(staffPropertyBulkCanceledAnswer)(value, context).canceled,
    }),
});
