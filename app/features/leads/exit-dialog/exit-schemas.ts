import { z } from 'zod';
import { contactPreferences, leadObjectives } from '@domain/taxonomy/lead-options';
import { email } from '@domain/validation/email';
import { phoneField } from '@domain/validation/phone';
import { requiredText } from '@domain/validation/text';
import { choose, isInOrder, kindAndPlace, orderError, price } from '../wish-schema';

/** Requires a name, not a full name (spec 2 §5). */
export const exitPerson = z.object({
  nome: requiredText('Digite o seu nome', 120),
  email,
  telefone: phoneField,
  contato: z.enum(contactPreferences, choose).optional(),
});
export type ExitPerson = z.output<typeof exitPerson>;

export const exitWish = z
  .object({
    objetivo: z.enum(leadObjectives, choose).optional(),
    ...kindAndPlace,
    'preco-min': price,
    'preco-max': price,
  })
  .refine(isInOrder, orderError);
