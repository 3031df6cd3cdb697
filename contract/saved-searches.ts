import { z } from 'zod';
import { defaultFrequency, frequencyValues } from '@domain/saved-search/frequency';
import { searchName } from '@domain/saved-search/name';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { ours } from './ours';
import { searchBody } from './search';

const frequency = z.enum(frequencyValues);
const currency = z.string().regex(currencyPattern).default('BRL');
const moment = z.string();

/** A search that an account has saved. */
const savedSearch = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** What it asks for, as `POST search/properties` takes it: what is set of it, and is understood today. */
  filters: searchBody,
  /** Criteria that are there no more: with any, nobody is told of anything. `filter` is null where none is known by it. */
  lost: z.array(z.object({ filter: z.string().nullable(), value: z.string() })),
  /** What its place is called; null: it names none. */
  place: z.object({ known: z.boolean(), label: z.string(), slug: z.string().nullish() }).nullable(),
  /** Of its prices, in words. */
  currency: z.string(),
  frequency,
  /** Until when nobody is told of anything (ISO 8601). */
  paused_until: moment.nullable(),
  created_at: moment,
  /** What matched before is not new: when it was saved, or its criteria were changed. */
  baseline_at: moment,
});

/**
 * `GET clientArea/filters` (spec 2 §7; its answer's fields are not shown: spec 2 §3): the newest first. `removed` can be
 * taken back until `until`; `seen_until`: what came later is new to the account.
 */
export const savedSearchesAnswer = z.object({
  data: ours(z.array(savedSearch)),
  removed: ours(z.array(savedSearch.extend({ removed_at: moment, until: moment }))),
  seen_until: ours(moment),
});
export type SavedSearchesAnswer = z.output<typeof savedSearchesAnswer>;

/** `POST clientArea/filters` (settled §1). 409 over the limit; 422 with a text for each field. */
export const saveSearchBody = z.object({
  name: ours(searchName),
  filters: ours(searchBody),
  currency: ours(currency),
  frequency: ours(frequency.default(defaultFrequency)),
});
export const saveSearchAnswer = z.object({ id: z.number().int().positive() });

/** `PUT clientArea/filters/{id}` (ours): what is left out stays. Other criteria begin anew. */
export const changeSearchBody = z.object({
  name: ours(searchName.optional()),
  filters: ours(searchBody.optional()),
  currency: ours(currency),
  frequency: ours(frequency.optional()),
  /** true: for two weeks from now; false: no more. */
  paused: ours(z.boolean().optional()),
});

/** `DELETE clientArea/filters/{id}`: for good, of one that was removed before. */
export const deleteSearchQuery = z.object({
  forever: ours(
    z
      .enum(['0', '1'])
      .optional()
      .transform((forever) => forever === '1'),
  ),
});
