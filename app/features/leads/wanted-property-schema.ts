import { z } from 'zod';
import { formErrors } from '@domain/search/form-errors';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phoneField } from '@domain/validation/phone';
import { requiredText } from '@domain/validation/text';
import { atLeast, choose, isInOrder, price } from './wish-schema';

const maxPlaceLength = 200;

/** 'Tell us what you look for' (`/imovel-desejado`): the person's fields are required (spec 2 §5). */
export const wantedProperty = z
  .object({
    objetivo: z.enum(leadObjectives, choose),
    tipo: z.array(z.enum(leadTypologies, choose)).max(leadTypologies.length),
    fase: z.array(z.enum(leadPhases, choose)).max(leadPhases.length),
    onde: requiredText('Diga onde', maxPlaceLength).optional(),
    'preco-min': price,
    'preco-max': price,
    quartos: atLeast,
    suites: atLeast,
    vagas: atLeast,
    nome: fullName,
    email,
    telefone: phoneField,
    contato: z.enum(contactPreferences, choose),
  })
  .refine(isInOrder, { path: ['preco-max'], error: formErrors.price, when: () => true });
