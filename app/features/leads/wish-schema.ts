import { z } from 'zod';
import { formErrors } from '@domain/search/form-errors';
import { leadPhases, leadTypologies, unsaid } from '@domain/taxonomy/lead-options';
import { requiredText } from '@domain/validation/text';
import { maxMinimumCount } from '@domain/purchase-profile/limits';
import { money } from '@domain/validation/min-money';

export const choose = { error: 'Escolha uma das opções' };
const counts = Array.from({ length: maxMinimumCount }, (_, index) => String(index + 1));
export const oneOf = <const T extends readonly string[]>(options: T) =>
  z
    .enum([unsaid, ...options], choose)
    .transform((value) => (value === unsaid ? undefined : (value as T[number])))
    .optional();
export const minimumCount = z.enum(counts, choose).transform(Number).optional();
const maxPlaceLength = 200;

export const kindAndPlace = {
  tipo: z.array(z.enum(leadTypologies, choose)).max(leadTypologies.length),
  fase: z.array(z.enum(leadPhases, choose)).max(leadPhases.length),
  onde: requiredText('Diga onde', maxPlaceLength).optional(),
};

/** Whole reais; 0 means empty (spec 1 §7). */
export const price = money.transform((value) => value || undefined).optional();

export const orderError = { path: ['preco-max'], error: formErrors.price, when: () => true };

export function isInOrder(values: { 'preco-min'?: unknown; 'preco-max'?: unknown } | undefined): boolean {
  const min = values?.['preco-min'];
  const max = values?.['preco-max'];
  return typeof min !== 'number' || typeof max !== 'number' || min < max;
}
