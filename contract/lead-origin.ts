import { z } from 'zod';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { maxAgentLength } from './geolocation';

export const leadOrigin = z.object({
  page: z.string().startsWith('/').max(2000),
  visitor: z
    .object({ ip: z.string().max(45).nullable(), userAgent: z.string().max(maxAgentLength).nullable() })
    .optional(),
}) satisfies z.ZodType<LeadOrigin>;
