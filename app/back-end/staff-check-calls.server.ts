import type { z } from 'zod';
import {
  type staffChangedBody,
  staffCheckAnswer,
  type StaffCheckBody,
  staffOwnPropertiesAnswer,
  type StaffOwnProperties,
} from '@contract/staff-checks';
import { staffActAnswer } from '@contract/staff-undo';
import { staffWaitingPeopleAnswer } from '@contract/staff-waiting-people';
import type { Photo } from '~/domain/property';
import { parseOrNull } from './parsers/answer.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { photo } from './parsers/photo.server';
import { dataOf, type StaffSend } from './staff-send.server';

type Row = StaffOwnProperties['rows'][number];
export type OwnProperty = Omit<Row, 'photo'> & { photo: Photo | null };

type Context = Parameters<ReturnType<typeof bySchema>>[1];
const act = (value: unknown, context: Context) => bySchema(staffActAnswer)(value, context).act;

/** Calls of contract/staff-checks.ts and contract/staff-waiting-people.ts. */
export const staffCheckCalls = (call: StaffSend) => ({
  /** @returns the act that can be taken back; null: checked today already */
  checkProperty: (id: number, body: StaffCheckBody) =>
    call({ path: `staff/properties/${id}/check`, method: 'POST', body, answer: act }),
  reportChange: (id: number, body: z.input<typeof staffChangedBody>) =>
    call({ path: `staff/properties/${id}/changed`, method: 'POST', body, answer: ignoreAnswer }),
  resolveChange: (id: number) =>
    call({
      ...{ path: `staff/properties/${id}/changed/resolve`, method: 'POST', body: {} },
      answer: ignoreAnswer,
    }),
  check: (id: number) => call({ path: `staff/properties/${id}/check`, answer: dataOf(staffCheckAnswer) }),
  ownProperties: (page: number) =>
    call({
      ...{ path: 'staff/own-properties', query: { page } },
      answer(value, context) {
        const { rows, ...data } = dataOf(staffOwnPropertiesAnswer)(value, context);
        const shown = (row: Row): OwnProperty => ({ ...row, photo: parseOrNull(row.photo, photo, context) });
        return { ...data, rows: rows.map(shown) };
      },
    }),
  waitingPeople: (id: number) =>
    call({ path: `staff/properties/${id}/waiting`, answer: dataOf(staffWaitingPeopleAnswer) }),
  passToBroker: (id: number, contact: number) =>
    call({ path: `staff/properties/${id}/waiting/${contact}`, method: 'POST', body: {}, answer: act }),
});
