import { z } from 'zod';
import { maxChangeNote } from '@domain/property/freshness';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { requiredText } from '@domain/validation/text';
import { photo } from './property';

const price = z.number().int().nonnegative().nullable();

/**
 * `POST staff/properties/:id/check`: offer and price, as the page showed them, hold today. `act` null: checked today
 * already. 422 of `property`: off the market, or another price since.
 */
export const staffCheckBody = z.object({ sell_price: price, rent_price: price });
export type StaffCheckBody = z.output<typeof staffCheckBody>;

/** `POST staff/properties/:id/changed`: offer or price no longer hold. 422 of `note`, or of `property`: off the market. */
export const staffChangedBody = z.object({ note: requiredText('Diga o que mudou', maxChangeNote) });

/** What a broker has said of it, until someone changes the property and resolves it. */
const reported = z.object({ note: z.string(), by: z.string().nullable(), at: z.string() });

/** A property that its broker is asked about. Times are ISO. */
export const dueCheck = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  district: z.string(),
  currency: z.string().regex(currencyPattern),
  for_sale: z.boolean(),
  for_rent: z.boolean(),
  sell_price: price,
  rent_price: price,
  /** The rent is for another period than a month. */
  has_period_rent: z.boolean(),
  /** null: not since it came on the site. */
  checked_at: z.string().nullable(),
  check_from: z.string(),
});
export type DueCheck = z.output<typeof dueCheck>;

/** `GET staff/properties/:id/check` */
export const staffCheckAnswer = z.object({
  data: dueCheck.extend({
    /** Of a check; null: none, the operator, or a member who was removed. */
    by: z.string().nullable(),
    /** false: off the market, so there is nothing to check. */
    is_offered: z.boolean(),
    reported: reported.nullable(),
  }),
});
export type StaffCheck = z.output<typeof staffCheckAnswer>['data'];

export const staffOwnPropertiesQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

/** `GET staff/own-properties`: on the market, of the broker with the member's e-mail. Those that are due come first. */
export const staffOwnPropertiesAnswer = z.object({
  data: z.object({
    count: z.number(),
    due: z.number(),
    page: z.number(),
    pages: z.number(),
    rows: z.array(
      dueCheck.extend({
        is_due: z.boolean(),
        is_reported: z.boolean(),
        photo: photo.nullable(),
        /** In 30 days, as the owner's report counts them; null: not counted yet. */
        views: z.number().nullable(),
        contacts: z.number(),
        visits: z.number(),
        /** Among comparables of the owner's report; null: too few, or not counted long enough. */
        for_owner: z.object({
          place: z.enum(['acima da', 'dentro da', 'abaixo da']).nullable(),
          /** Half of `n` asks from `low` to `high` for a m². */
          square_metre: z
            .object({ n: z.number(), low: z.number(), high: z.number(), own: z.number() })
            .nullable(),
        }),
      }),
    ),
  }),
});
export type StaffOwnProperties = z.input<typeof staffOwnPropertiesAnswer>['data'];

/** Of Hoje: what brokers have said, the oldest first. */
export const reportedChange = reported.extend({
  ...{ id: z.number(), code: z.string(), district: z.string() },
});
export type ReportedChange = z.output<typeof reportedChange>;
