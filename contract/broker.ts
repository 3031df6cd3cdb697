import { z } from 'zod';
import { brokerSummary } from './property';

const squad = z.object({ id: z.number().int(), name: z.string() });

export const brokerProfile = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  creci: z.string(),
  phone: z.string().nullish(),
  email: z.string().nullish(),
  linkedin: z.string().nullish(),
  avatar: z.string().nullish(),
  cv: z.string().nullish(),
  segment: z.string().nullish(),
});

/** `GET broker/{slug}` (spec 2 §3). A broker is active only if `status` is 'success' and `data.status` is truthy. */
export const brokerAnswer = z.object({
  status: z.string(),
  data: brokerProfile
    .extend({ squad: squad.nullish(), status: z.union([z.literal(0), z.literal(1)]) })
    .nullable(),
});
export type BrokerAnswer = z.output<typeof brokerAnswer>;

export const brokersQuery = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(24) });
/** `GET brokers` (ours): active brokers, one of each squad before the second of any. `total` counts all. */
export const brokersAnswer = z.object({
  status: z.string(),
  total: z.number().int().nonnegative(),
  data: z.array(brokerSummary.extend({ segment: z.string().nullish(), squad: squad.nullish() })),
});
