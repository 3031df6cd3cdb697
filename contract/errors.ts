import { z } from 'zod';
import { ours } from './ours';
import { goneProperty } from './property';
import { staffConflict } from './staff-conflict';

/** `message` (pt-BR) reveals no internals. The website knows 'Produto não encontrado', 'Indisponível' (spec 2 §8). */
export const errorAnswer = z.object({
  status: z.literal('error').default('error'),
  code: ours(z.string()),
  message: z.string(),
  errors: ours(z.record(z.string(), z.array(z.string())).optional()),
  product: ours(goneProperty.nullish().catch(null)),
  /** With 409 of a write of the admin: the fields that another has changed. */
  conflict: ours(staffConflict.optional()),
  /** Seconds until a retry, with 429 and 503; over HTTP also as `Retry-After`. */
  retry_after: ours(z.number().positive().nullish().catch(null)),
});
/** 403 of a back end that answers only its website (`API_SECRET`): it refuses the caller, not the request. */
export const secretRequiredCode = 'SECRET_REQUIRED';
export type ErrorAnswer = z.output<typeof errorAnswer>;
