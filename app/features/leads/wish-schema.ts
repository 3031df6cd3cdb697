import { z } from 'zod';
import { formErrors } from '@domain/search/form-errors';
import { leadPhases, leadTypologies, unsaid } from '@domain/taxonomy/lead-options';
import { requiredText } from '@domain/validation/text';
import { mostAtLeast } from '@domain/purchase-profile/limits';
import { money } from '@domain/validation/min-money';

/*
 * What every form asks of a home that is looked for, field by field.
 */

export const choose = { error: 'Escolha uma das opções' };
const counts = Array.from({ length: mostAtLeast }, (_, index) => String(index + 1));
/** One of the words, or none of them. */
export const oneOf = <const T extends readonly string[]>(options: T) =>
  z
    .enum([unsaid, ...options], choose)
    .transform((value) => (value === unsaid ? undefined : (value as T[number])))
    .optional();
/** So many, or as many as there are. */
export const atLeast = z.enum(counts, choose).transform(Number).optional();
const maxPlaceLength = 200;

/** What kind of home, in which phase, and where. */
export const kindAndPlace = {
  tipo: z.array(z.enum(leadTypologies, choose)).max(leadTypologies.length),
  fase: z.array(z.enum(leadPhases, choose)).max(leadPhases.length),
  onde: requiredText('Diga onde', maxPlaceLength).optional(),
};

/** Whole reais; 0 is empty (spec 1 §7). */
export const price = money.transform((value) => value || undefined).optional();

/** The error of prices that are not in order. */
export const orderError = { path: ['preco-max'], error: formErrors.price, when: () => true };

/** Both prices set and the lower one not below the higher is an error, whatever else is wrong. */
export function isInOrder(values: { 'preco-min'?: unknown; 'preco-max'?: unknown } | undefined): boolean {
  const min = values?.['preco-min'];
  const max = values?.['preco-max'];
  return typeof min !== 'number' || typeof max !== 'number' || min < max;
}
