import { z } from 'zod';
import { experimentNames } from '@domain/experiments/experiments';

const ofArms = <Value extends z.ZodType>(value: Value) => z.tuple([value, value]);

/** Conversions are in a shown result alone: who looks at them early stops early. */
const result = z.discriminatedUnion('state', [
  z.object({ state: z.literal('shares-off') }),
  z.object({ state: z.literal('too-early') }),
  z.object({
    state: z.literal('shown'),
    conversions: ofArms(z.number()),
    /** Second arm less the first, from -1 to 1: 95% confidence interval. */
    difference: z.object({ low: z.number(), high: z.number() }),
  }),
]);

/** `GET staff/experiments` */
export const staffExperimentsAnswer = z.object({
  data: z.array(
    z.object({
      name: z.enum(experimentNames),
      /** 'YYYY-MM-DD' of the first count; null: none. */
      since: z.string().nullable(),
      exposures: ofArms(z.number()),
      result,
    }),
  ),
});
export type StaffExperiment = z.output<typeof staffExperimentsAnswer>['data'][number];
