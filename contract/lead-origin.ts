import { z } from 'zod';
import type { LeadOrigin } from '@domain/lead-origin';
import { maxAgentLength } from './geolocation';

/** From where a lead was sent, as the marketing forms ask it (all ours). */
export const leadOrigin = z.object({
  page: z.string().startsWith('/').max(2000),
  visitor: z
    .object({ ip: z.string().max(45).nullable(), userAgent: z.string().max(maxAgentLength).nullable() })
    .optional(),
}) satisfies z.ZodType<LeadOrigin>;
