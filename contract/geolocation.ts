import type { Geolocation } from '@domain/geolocation';
import { z } from 'zod';

/** `GET geolocation` (spec 1 §9): where the visitor is. Country: ISO 3166, two small letters; region: 'RJ'. */
export const geolocationAnswer = z.object({
  country: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => code.toLowerCase())
    .default('br'),
  ip: z.string().max(64).nullable().default(null),
  region: z.string().max(80).nullable().default(null),
}) satisfies z.ZodType<Geolocation>;

/** The headers in which the website tells its back end of the visitor: no address of a person belongs into a URL. */
export const visitorHeaders = {
  ip: 'x-forwarded-for',
  country: 'x-visitor-country',
  region: 'x-visitor-region',
} as const;

/** The header in which the website tells its back end of the visitor's browser: sessions are named after it. */
export const visitorAgentHeader = 'x-visitor-agent';
/** Longest text of a browser that is passed on. */
export const maxAgentLength = 300;

/** The header by which a website elsewhere shows that it is ours: only then its word about a visitor is believed. */
export const apiSecretHeader = 'x-api-secret';
