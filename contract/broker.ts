import { z } from 'zod';

/** `GET broker/{slug}` (specification 2, section 3): a broker is active only on status 'success' with a truthy data.status. */
export const brokerAnswer = z.object({
  status: z.string(),
  data: z
    .object({
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
      squad: z.object({ id: z.number().int(), name: z.string() }).nullish(),
      status: z.union([z.literal(0), z.literal(1)]),
    })
    .nullable(),
});
export type BrokerAnswer = z.output<typeof brokerAnswer>;
