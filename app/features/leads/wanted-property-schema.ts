import { z } from 'zod';
import { purchaseDeadlines } from '@domain/purchase-profile/limits';
import { contactPreferences, leadObjectives } from '@domain/taxonomy/lead-options';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phoneField } from '@domain/validation/phone';
import { minimumCount, choose, isInOrder, kindAndPlace, oneOf, orderError, price } from './wish-schema';

/** `/imovel-desejado`: contact fields are required (spec 2 §5). */
export const wantedProperty = z
  .object({
    objetivo: z.enum(leadObjectives, choose),
    ...kindAndPlace,
    'preco-min': price,
    'preco-max': price,
    quartos: minimumCount,
    suites: minimumCount,
    vagas: minimumCount,
    prazo: oneOf(purchaseDeadlines),
    nome: fullName,
    email,
    telefone: phoneField,
    contato: z.enum(contactPreferences, choose),
  })
  .refine(isInOrder, orderError);
