import { z } from 'zod';
import { brokerageTextFields, wireTexts } from '@domain/brokerage/brokerage-texts';
import { isHomeSection } from '@domain/brokerage/home-sections';
import { articles, socialNetworks } from '@domain/brokerage/brokerage';

const office = z.object({
  city: z.string(),
  lines: z.array(z.string()).readonly(),
  phone: z.string().optional(),
  creci: z.string(),
});

/**
 * `GET house` (ours): entered with `npm run house`, or null. Null or empty fields keep the configured value.
 * Absent texts, and those that do not fit, are none: the page or section is absent too.
 * `isDemo`: the catalogue is the demo's, and the operator has loaded none of their own.
 */
export const brokerageAnswer = z.object({
  isDemo: z.boolean().optional().default(false),
  data: z
    .object({
      version: z.string(),
      name: z.string().nullable(),
      article: z.enum(articles),
      logo: z.string().nullable(),
      colours: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string().regex(/^#[0-9a-f]{6}$/)),
      offices: z.array(office),
      social: z.array(z.object({ network: z.enum(socialNetworks), href: z.string() })),
      /** `broker`: the name of who made the list. */
      lists: z.array(z.object({ slug: z.string(), title: z.string(), broker: z.string().optional() })),
      /** Sections of the home page; absent: the usual ones. Names of later versions are left out. */
      sections: z
        .array(z.string())
        .transform((names) => names.filter(isHomeSection))
        .optional(),
      ...brokerageTextFields(wireTexts),
    })
    .nullable(),
});
export type BrokerageAnswer = z.output<typeof brokerageAnswer>;
export type BrokerageProfile = NonNullable<BrokerageAnswer['data']>;
