import { z } from 'zod';
import { isoDay } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { personKey } from '@domain/people/data-request';
import { type ErasureReason, erasureReasons } from '@domain/people/erasure-reasons';
import { staffReading } from './staff-audit';

const firstDay = '2020-09-18';

/** `POST staff/data-requests`: e-mail, phone or protocol, and the day of the request. 422: no lead has the protocol. */
export const staffDataRequestBody = z.object({
  person: personKey,
  requested_on: z.iso
    .date('Digite a data do pedido')
    .refine((day) => day <= isoDay(clock.now()), 'A data do pedido não pode ser depois de hoje')
    .refine((day) => day >= firstDay, 'Confira a data do pedido'),
});

export const staffErasureBody = z.object({
  reason: z.enum(Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]], 'Escolha o motivo'),
});

/** What an erasure found, without the person. */
const outcome = z.object({
  protocols: z.array(z.string()),
  emails: z.number(),
  destinations: z.array(z.object({ place: z.string(), address: z.string() })),
  has_account: z.boolean(),
});
export type DataRequestOutcome = z.output<typeof outcome>;

const request = {
  id: z.number(),
  requested_on: z.string(),
  noted_at: z.string(),
  noted_by: z.string().nullable(),
  /** E-mail or phone; null: erased. */
  person: z.string().nullable(),
  answered_at: z.string().nullable(),
  answer: z.enum(['data', 'erased']).nullable(),
};

/** `GET staff/data-requests`: open ones first, the oldest first; then the newest answered. At most 200. */
export const staffDataRequestsAnswer = z.object({ data: z.object({ requests: z.array(z.object(request)) }) });
export type StaffDataRequests = z.output<typeof staffDataRequestsAnswer>['data'];

export const staffDataRequestNotedAnswer = z.object({ data: z.object({ id: z.number() }) });

/** `GET staff/data-requests/:id`. Opening is an act (`people.read`) until the person is erased. */
export const staffDataRequestAnswer = z.object({
  data: z.object({
    ...request,
    outcome: outcome.nullable(),
    /** null: erased. */
    found: z
      .object({
        /** Newest first, at most 50. */
        contacts: z.array(
          z.object({
            id: z.number(),
            protocol: z.string(),
            at: z.string(),
            kind: z.string(),
            has_email: z.boolean(),
          }),
        ),
        destinations: outcome.shape.destinations,
        has_account: z.boolean(),
        /** Rows of each part of the export that has some. */
        parts: z.record(z.string(), z.number()),
        /** Leads with the same phone or e-mail that this key does not find. */
        others: z.number(),
      })
      .nullable(),
    readers: z.array(staffReading),
  }),
});
export type StaffDataRequest = z.output<typeof staffDataRequestAnswer>['data'];

/** The person's data with Portuguese keys, as a customer's own export. */
export const staffDataExportAnswer = z.record(z.string(), z.unknown());
