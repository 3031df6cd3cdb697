import { z } from 'zod';
import {
  longestPlaceLabel,
  maxProfilePlaces,
  mostAtLeast,
  purchaseDeadlines,
} from '@domain/purchase-profile/limits';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { maxAmount } from '@domain/validation/search-values';
import { requiredText } from '@domain/validation/text';

const several = <T extends string>(known: readonly [T, ...T[]]) =>
  z.array(z.enum(known)).max(known.length).default([]);
const atLeast = z.number().int().min(1).max(mostAtLeast).nullish();
const amount = z.number().int().min(0).max(maxAmount).nullish();

/**
 * `PUT clientArea/purchaseProfile` (ours; spec 2 §2 has its page): what somebody looks for, each answer optional. Places are
 * labels of `locationResult.value`; amounts are whole reais. It takes the place of what was said before.
 */
export const purchaseProfileBody = z.object({
  objective: z.enum(leadObjectives).nullish(),
  places: z.array(requiredText('Diga onde', longestPlaceLabel)).max(maxProfilePlaces).default([]),
  tipology: several(leadTypologies),
  fase: several(leadPhases),
  rooms: atLeast,
  suites: atLeast,
  garage: atLeast,
  price_min: amount,
  price_max: amount,
  close_prevision: z.enum(purchaseDeadlines).nullish(),
  contact_preference: z.enum(contactPreferences).nullish(),
});
export type PurchaseProfileInput = z.input<typeof purchaseProfileBody>;
export type PurchaseProfile = z.output<typeof purchaseProfileBody>;

/** `GET clientArea/purchaseProfile` (ours); null: none is kept. `DELETE` erases it at once. */
export const purchaseProfileAnswer = z.object({
  profile: purchaseProfileBody.extend({ updated_at: z.string() }).nullable(),
});
