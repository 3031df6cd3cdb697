import { z } from 'zod';
import { bulkItemFields } from '@domain/property/bulk';
import { overrideReason, overrideValues } from '@domain/property/overrides';

/** null: gives the field back to the feed. */
const decided = <Value extends z.ZodType>(value: Value) => z.object({ value }).nullable().optional();
const percentMessage = 'Escreva de -50 a 50, com até uma casa';
const percent = z
  .number({ error: percentMessage })
  .refine(
    (value) => value !== 0 && Math.abs(value) <= 50 && Number.isInteger(Math.round(value * 1e6) / 1e5),
    percentMessage,
  );
const priced = z.object({ percent }).nullable().optional();

/** At least one of them. `reason`: of each override. */
export const bulkChanges = z
  .object({
    broker: decided(overrideValues.broker),
    exclusivity: decided(overrideValues.exclusivity),
    news: decided(overrideValues.news),
    opportunity: decided(overrideValues.opportunity),
    highlighted: decided(overrideValues.highlighted),
    withdrawn: decided(overrideValues.withdrawn),
    sell_price: priced,
    rent_price: priced,
    /** Offer and price hold today. */
    check: z.literal(true).optional(),
    reason: overrideReason,
  })
  .refine((changes) => bulkItemFields.some((field) => changes[field] !== undefined), 'Escolha o que muda');
export type BulkChanges = z.output<typeof bulkChanges>;
