import { z } from 'zod';
import { bulkItemFields, bulkLeftReasons, bulkStates } from '@domain/property/bulk';
import { maxBulk } from '@domain/staff/bulk';
import { doneAnswer } from './auth';
import { bulkChanges } from './staff-property-bulk-changes';
import { staffPropertyFilter } from './staff-property-list';

const id = z.number().int().min(1).max(2_147_483_647);

const chosen = z.object({ ids: z.array(id).min(1, 'Escolha ao menos um imóvel').max(maxBulk) });
const found = z.object({ filter: staffPropertyFilter });

/** `GET staff/properties/bulks`: what a bulk can choose. */
export const staffPropertyBulkChoicesAnswer = z.object({
  data: z.object({ brokers: z.array(z.object({ slug: z.string(), name: z.string() })) }),
});

/**
 * `POST staff/properties/bulks`: makes a preview, which changes nothing. 422 of `properties`: too many; of
 * `changes.broker`: there is none.
 */
export const staffPropertyBulkBody = z.object({
  properties: z.union([chosen, found]),
  changes: bulkChanges,
  /** Of the list, as people read it. */
  about: z.string().max(500),
});
export type PropertyBulkBody = z.output<typeof staffPropertyBulkBody>;
export const staffPropertyBulkMadeAnswer = z.object({ data: z.object({ id: z.number() }) });

/** One part of the items, 50 a page; without it the first ones of both. */
export const staffPropertyBulkQuery = z.object({
  part: z.enum(['changing', 'left']).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});
export type PropertyBulkQuery = z.output<typeof staffPropertyBulkQuery>;

const changing = z.object({
  id: z.number(),
  reference: z.string(),
  currency: z.string(),
  /** As people see them; `is_feed`: the feed decides again. */
  fields: z.array(
    z.object({ field: z.enum(bulkItemFields), was: z.json(), value: z.json(), is_feed: z.boolean() }),
  ),
});
const left = z.object({
  id: z.number(),
  /** null: hidden, or deleted. */
  reference: z.string().nullable(),
  reason: z.enum(bulkLeftReasons),
  /** Of `changed`: who wrote last; null: the operator, a load, or who was removed. */
  by: z.string().nullable(),
  /** Of `changed` and `gone`. */
  at: z.string().nullable(),
});

/** `GET staff/properties/bulks/:id` */
export const staffPropertyBulkAnswer = z.object({
  data: z.object({
    id: z.number(),
    state: z.enum(bulkStates),
    about: z.string(),
    by: z.string().nullable(),
    is_own: z.boolean(),
    count: z.number(),
    left_count: z.number(),
    needs_typing: z.boolean(),
    /** Of `count`: how far the work is. */
    prepared: z.number(),
    /** null: not done, or nothing changed. */
    act: z.number().nullable(),
    changing: z.array(changing),
    left: z.array(left),
    /** Names of brokers by slug. */
    brokers: z.record(z.string(), z.string()),
  }),
});
export type PropertyBulk = z.output<typeof staffPropertyBulkAnswer>['data'];

/** `POST staff/properties/bulks/:id/start`: once, by who made the preview. 422 of `typed`: the number is missing or another. */
export const staffPropertyBulkStartBody = z.object({ typed: z.number().int().nullish() });

/** `POST staff/properties/bulks/:id/cancel`: `canceled` false: it was too late. */
export const staffPropertyBulkCanceledAnswer = doneAnswer.extend({ canceled: z.boolean() });
