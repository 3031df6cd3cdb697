import { z } from 'zod';
import { defaultFrequency, frequencyValues } from '@domain/saved-search/frequency';
import { searchName } from '@domain/saved-search/name';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { ours } from './ours';
import { searchBody } from './search';

const frequency = z.enum(frequencyValues);
const currency = z.string().regex(currencyPattern).default('BRL');
const moment = z.string();

const savedSearch = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** Filters of `POST search/properties`: those that are set and still valid. */
  filters: searchBody,
  /** Criteria that no longer exist; with any, no alerts are sent. `filter` null: no known filter. */
  lost: z.array(z.object({ filter: z.string().nullable(), value: z.string() })),
  place: z.object({ known: z.boolean(), label: z.string(), slug: z.string().nullish() }).nullable(),
  currency: z.string(),
  frequency,
  paused_until: moment.nullable(),
  created_at: moment,
  /** Earlier matches are not new: time of saving, or of the last change of criteria. */
  baseline_at: moment,
});

/** `GET clientArea/filters` (spec 2 §7; no fields: spec 2 §3), newest first. Matches after `seen_until` are new. */
export const savedSearchesAnswer = z.object({
  data: ours(z.array(savedSearch)),
  removed: ours(z.array(savedSearch.extend({ removed_at: moment, until: moment }))),
  seen_until: ours(moment),
});
export type SavedSearchesAnswer = z.output<typeof savedSearchesAnswer>;

export const saveSearchBody = z.object({
  name: ours(searchName),
  filters: ours(searchBody),
  currency: ours(currency),
  frequency: ours(frequency.default(defaultFrequency)),
});
export const saveSearchAnswer = z.object({ id: z.number().int().positive() });

/** `PUT clientArea/filters/{id}` (ours): absent fields stay. New criteria reset `baseline_at`. */
export const changeSearchBody = z.object({
  name: ours(searchName.optional()),
  filters: ours(searchBody.optional()),
  currency: ours(currency),
  frequency: ours(frequency.optional()),
  /** true: pauses for two weeks from now; false: ends the pause. */
  paused: ours(z.boolean().optional()),
});

/** `DELETE clientArea/filters/{id}`; `forever` deletes a search for good that was removed before. */
export const deleteSearchQuery = z.object({
  forever: ours(
    z
      .enum(['0', '1'])
      .optional()
      .transform((forever) => forever === '1'),
  ),
});
