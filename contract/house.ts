import { z } from 'zod';
import { articles, socialNetworks } from '@domain/firm';

const office = z.object({
  city: z.string(),
  lines: z.array(z.string()).readonly(),
  phone: z.string().optional(),
  creci: z.string(),
});

/**
 * `GET house`, a call of ours: the house that the operator has entered (`npm run house`), as far as pages show it; null
 * where none is. What is null or empty in it is the settings' or the product's own.
 */
export const houseAnswer = z.object({
  data: z
    .object({
      /** Changes with anything in it. */
      version: z.string(),
      name: z.string().nullable(),
      article: z.enum(articles),
      logo: z.string().nullable(),
      /** The design's tokens that are this house's own, as hexadecimal colours. */
      colours: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string().regex(/^#[0-9a-f]{6}$/)),
      offices: z.array(office),
      social: z.array(z.object({ network: z.enum(socialNetworks), href: z.string() })),
      lists: z.array(z.object({ slug: z.string(), title: z.string() })),
    })
    .nullable(),
});
export type HouseAnswer = z.output<typeof houseAnswer>;
export type ToldHouse = NonNullable<HouseAnswer['data']>;
