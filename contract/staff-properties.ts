import { z } from 'zod';
import { overrideFields, type OverrideField } from '@domain/property/override-names';
import { visibilities } from '@domain/property/visibility';
import { overrideReason, overrideUntil, overrideValues } from '@domain/property/overrides';
import { staffAct } from './staff-audit';

/** As the form read it; null: the feed's value. Rules of today may refuse it. */
export const storedOverride = z
  .object({ value: z.json(), until: z.string().max(10).nullable(), reason: z.string().max(2_000).nullable() })
  .nullable();

const change = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      was: storedOverride,
      value: z.object({ value, until: overrideUntil, reason: overrideReason }),
    })
    .optional();

/**
 * `PUT staff/properties/:id/overrides`: each changed field with the override that its form read. 409 with `conflict`:
 * another has changed some of them; the others are saved. 422 of `FIELD.value`, `FIELD.until`, `FIELD.reason`.
 */
export const staffOverridesBody = z.object(
  Object.fromEntries(
    overrideFields.map((field) => [field, change<z.ZodType>(overrideValues[field])]),
  ) as Record<OverrideField, ReturnType<typeof change>>,
);

/** By a load of a feed or by the brokerage: what visitors saw change. */
const propertyEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['announced', 'price', 'left', 'back', 'condition', 'photos']),
  negotiation: z.enum(['sell', 'rent']).nullable(),
  /** Whole units of `currency`; null: none. */
  old_price: z.number().nullable(),
  new_price: z.number().nullable(),
  currency: z.string(),
  old_condition: z.string().nullable(),
  new_condition: z.string().nullable(),
  /** When the load began; null: no load changed it. */
  load_at: z.string().nullable(),
});

/** `GET staff/properties/:id`: what people see, and what the feed gives. */
export const staffPropertyAnswer = z.object({
  data: z.object({
    id: z.number(),
    reference: z.string(),
    source: z.string(),
    title: z.string(),
    district: z.string(),
    city: z.string(),
    /** Street, number, complement: `shows` of it is public. */
    address: z.string(),
    shows: z.enum(['all', 'street', 'neighborhood']),
    for_sale: z.boolean(),
    for_rent: z.boolean(),
    currency: z.string(),
    /** Its page; null: it is not on the site. */
    path: z.string().nullable(),
    /** Since when visitors see it; null: they do not. */
    on_site_since: z.string().nullable(),
    /** Who may answer for it, by slug: active ones, and the present one. */
    brokers: z.array(z.object({ slug: z.string(), name: z.string() })),
    is_in_feed: z.boolean(),
    is_on_site: z.boolean(),
    visibility: z.enum(visibilities),
    fields: z.array(
      z.object({
        field: z.enum(overrideFields as [OverrideField, ...OverrideField[]]),
        value: z.json(),
        feed: z.json(),
        /** null: locked, the feed decides. `by` null: the operator, or a member who was removed. */
        override: z
          .object({
            value: z.json(),
            until: z.string().nullable(),
            reason: z.string().nullable(),
            by: z.string().nullable(),
            at: z.string(),
          })
          .nullable(),
      }),
    ),
    /** The newest first, 50 at most. */
    events: z.array(propertyEvent),
    acts: z.array(staffAct),
  }),
});
export type StaffProperty = z.input<typeof staffPropertyAnswer>['data'];
