import type { z } from 'zod';
import { bySchema } from './parsers/by-schema.server';
import type { Call } from './transport.server';

export type StaffSend = <Model>(call: Call<Model>) => Promise<Model>;

/** `data` of an answer. */
export const dataOf =
  <Model>(schema: z.ZodType<{ data: Model }>) =>
  (value: unknown, context: Parameters<ReturnType<typeof bySchema>>[1]) =>
    bySchema(schema)(value, context).data;
