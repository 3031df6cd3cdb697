import type { z } from 'zod';
import { staffBrokerAnswer, type staffBrokerBody, staffBrokersAnswer } from '@contract/staff-brokers';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Calls of contract/staff-brokers.ts. */
export const staffBrokerCalls = (call: Send) => ({
  brokers: () =>
    call({
      path: 'staff/brokers',
      answer: (value, context) => bySchema(staffBrokersAnswer)(value, context).data.brokers,
    }),
  broker: (id: number) =>
    call({
      path: `staff/brokers/${id}`,
      answer: (value, context) => bySchema(staffBrokerAnswer)(value, context).data,
    }),
  changeBroker: (id: number, body: z.input<typeof staffBrokerBody>) =>
    call({ path: `staff/brokers/${id}`, method: 'PUT', body, answer: ignoreAnswer }),
});
