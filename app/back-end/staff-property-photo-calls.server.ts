import type { z } from 'zod';
import { staffPropertyPhotosAnswer, type staffPropertyPhotosBody } from '@contract/staff-property-photos';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema } from './parsers/by-schema.server';
import { bulkTimeoutMs } from './staff-contact-writes.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-property-photos.ts. */
export const staffPropertyPhotoCalls = (call: StaffSend) => ({
  propertyPhotos: (id: number) =>
    call({ path: `staff/properties/${id}/photos`, answer: dataOf(staffPropertyPhotosAnswer) }),
  /** @returns the act that can be taken back; null: nothing changed */
  savePropertyPhotos: (id: number, body: z.input<typeof staffPropertyPhotosBody>) =>
    call({
      ...{ path: `staff/properties/${id}/photos`, method: 'PUT', body, timeoutMs: bulkTimeoutMs },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    }),
});
