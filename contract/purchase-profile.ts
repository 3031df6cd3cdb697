import { z } from 'zod';
import {
  maxPlaceLabelLength,
  maxProfilePlaces,
  maxMinimumCount,
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
const atLeast = z.number().int().min(1).max(maxMinimumCount).nullish();
const amount = z.number().int().min(0).max(maxAmount).nullish();

/** `PUT clientArea/purchaseProfile` (ours; spec 2 §2): replaces all. Places: `locationResult.value`; whole reais. */
export const purchaseProfileBody = z.object({
  objective: z.enum(leadObjectives).nullish(),
  places: z.array(requiredText('Diga onde', maxPlaceLabelLength)).max(maxProfilePlaces).default([]),
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

export const purchaseProfileAnswer = z.object({
  profile: purchaseProfileBody.extend({ updated_at: z.string() }).nullable(),
});
