import type { Geolocation } from '@domain/geo/geolocation';
import { z } from 'zod';

/** `GET geolocation` (spec 1 §9): visitor's location. Country: ISO 3166, two lowercase letters; region: 'RJ'. */
export const geolocationAnswer = z.object({
  country: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .transform((code) => code.toLowerCase())
    .default('br'),
  ip: z.string().max(64).nullable().default(null),
  region: z.string().max(80).nullable().default(null),
}) satisfies z.ZodType<Geolocation>;

/** Headers from the website to its back end. A person's IP address must not be in a URL. */
export const visitorHeaders = {
  ip: 'x-forwarded-for',
  country: 'x-visitor-country',
  region: 'x-visitor-region',
} as const;

export const visitorAgentHeader = 'x-visitor-agent';
export const maxAgentLength = 300;

/** Proves that a remote caller is our website. Without it the back end ignores the visitor headers. */
export const apiSecretHeader = 'x-api-secret';
