import { z } from 'zod';

/**
 * What the back end answers to a call that fails. `message` is for people (pt-BR) and never tells of the inside;
 * 'Produto não encontrado' and 'Indisponível' are the texts that the website knows (specification 2, section 8).
 */
export const errorAnswer = z.object({
  status: z.literal('error').default('error'),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
