import { z } from 'zod';
import { formErrors } from '@domain/search/form-errors';
import { maxPlaceLabelLength, maxProfilePlaces, purchaseDeadlines } from '@domain/purchase-profile/limits';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { requiredText } from '@domain/validation/text';
import { minimumCount, choose, isInOrder, oneOf, price } from '~/features/leads/wish-schema';
import { yes } from './fields';

const place = requiredText('Diga onde', maxPlaceLabelLength);

/** 'Meu perfil de compra': all answers are optional (spec 2 §2). */
export const purchaseProfile = z
  .object({
    objetivo: oneOf(leadObjectives),
    lugar: z.array(place).max(maxProfilePlaces),
    'novo-lugar': place.optional(),
    tipo: z.array(z.enum(leadTypologies, choose)).max(leadTypologies.length),
    fase: z.array(z.enum(leadPhases, choose)).max(leadPhases.length),
    quartos: minimumCount,
    suites: minimumCount,
    vagas: minimumCount,
    'preco-min': price,
    'preco-max': price,
    prazo: oneOf(purchaseDeadlines),
    contato: oneOf(contactPreferences),
    ligar: z.enum([yes], choose).optional(),
  })
  .refine(isInOrder, { path: ['preco-max'], error: formErrors.price, when: () => true });
export type TypedProfile = z.output<typeof purchaseProfile>;
