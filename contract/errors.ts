import { z } from 'zod';
import { ours } from './ours';
import { goneProperty } from './property';

/**
 * What the back end answers to a call that fails. `message` is for people (pt-BR) and never tells of the inside;
 * 'Produto não encontrado' and 'Indisponível' are the texts that the website knows (spec 2 §8).
 */
export const errorAnswer = z.object({
  status: z.literal('error').default('error'),
  code: ours(z.string()),
  message: z.string(),
  errors: ours(z.record(z.string(), z.array(z.string())).optional()),
  /** With 'Indisponível': which property it was. */
  product: ours(goneProperty.nullish().catch(null)),
  /** Seconds until it may be tried again, with 429 and 503; over HTTP also as `Retry-After`. */
  retry_after: ours(z.number().positive().nullish().catch(null)),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
