import {
  criteriaVersion,
  filtersOf,
  type LostCriterion,
  notCriteria,
  readCriteria,
} from '@domain/saved-search/criteria';
import { frequencyValues } from '@domain/saved-search/frequency';
import { rows } from '@domain/search/filter-rows';
import { normalizeFilters } from '@domain/search/normalize';
import type { ValueKind } from '@domain/search/param';
import { parseSearchUrl } from '@domain/search/parse-url';
import { placeOfAddress } from '@domain/search/place-of-address';
import { currencyPattern } from '@domain/taxonomy/currencies';
import {
  type RemovedSearch,
  type SavedSearch,
  type SavedSearches,
  searchIdPattern,
} from '~/domain/saved-search';
import { type Fields, listOf, needed, object, type Read, unwrapped, within } from './answer.server';
import { flagOf, moneyOf, momentOf, numberOf, textOf } from './values.server';
import { slugOf } from './words.server';

/** A search's filters may stand under a name, or be its own fields; their address will do. */
const savedSearch: Read<SavedSearch> = (value) => {
  const fields = object(value);
  const id = textOf(fields.id);
  const { criteria, lost } = criteriaIn(fields);
  const filters = normalizeFilters(filtersOf(criteria));
  const frequency = textOf(fields.frequency);
  const currency = textOf(fields.currency);
  return {
    id: needed(id && searchIdPattern.test(id) ? id : null, 'id', 'a number'),
    name: textOf(fields.name) ?? textOf(fields.nome) ?? textOf(fields.titulo) ?? '',
    filters,
    lost: Array.isArray(fields.lost) ? fields.lost.map(lostOf) : lost,
    place: placeOf(fields.place) ?? placeOfAddress(filters),
    currency: currency && currencyPattern.test(currency) ? currency : 'BRL',
    frequency: frequencyValues.find((each) => each === frequency) ?? null,
    pausedUntil: momentOf(fields.paused_until),
    createdAt: momentOf(fields.created_at),
  };
};

function criteriaIn(fields: Fields) {
  const { filters = fields.filtros ?? fields.criteria ?? fields.url ?? fields } = fields;
  if (typeof filters === 'string' && URL.canParse(filters, here)) {
    const { pathname, searchParams } = new URL(filters, here);
    return { criteria: parseSearchUrl(pathname, searchParams), lost: [] };
  }
  const given = within(filters);
  // Others come along where a back end keeps all that it was sent.
  const set = rows.flatMap(([filter, { value }]) => {
    const each = plain(value.is, given[filter]);
    return each === undefined || notCriteria.includes(filter) ? [] : [[filter, each] as const];
  });
  return readCriteria(Object.fromEntries(set), criteriaVersion);
}

const here = 'http://here.invalid';
/** A filter's value as ours is written; undefined where it asks for nothing. */
function plain(is: ValueKind, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  switch (is.kind) {
    case 'flag':
      return flagOf(value) || undefined;
    case 'atLeast':
    case 'decimal':
      return numberOf(value) ?? value;
    case 'range': {
      const { min, max } = within(value);
      const range = { min: moneyOf(min) || undefined, max: moneyOf(max) || undefined };
      return range.min || range.max ? range : undefined;
    }
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((each) => textOf(within(each).slug) ?? each)
        : undefined;
    default:
      return value;
  }
}

const lostOf = (value: unknown): LostCriterion => {
  const { filter, value: kept } = within(value);
  const known = rows.find(([name]) => name === filter);
  return { filter: known ? known[0] : null, value: textOf(kept) ?? '' };
};

function placeOf(value: unknown): SavedSearch['place'] {
  const { known, label, slug } = within(value);
  const name = textOf(label);
  return name === null ? null : { known: flagOf(known), label: name, slug: slugOf(slug) };
}

const removedSearch: Read<RemovedSearch> = (value, reading) => {
  const { removed_at, until } = object(value);
  return {
    ...savedSearch(value, reading),
    removedAt: needed(momentOf(removed_at), 'removed_at', 'a moment'),
    until: needed(momentOf(until), 'until', 'a moment'),
  };
};

/**
 * `GET clientArea/filters`: the newest first. One that answers without the list of removed ones is not ours: what it says
 * of a frequency is what it was sent, and nobody is told by it.
 */
export const savedSearches: Read<SavedSearches> = (value, reading) => {
  const { removed } = within(value);
  const data = listOf(unwrapped(value), 'data', savedSearch, reading);
  if (!Array.isArray(removed))
    return { data: data.map((search) => ({ ...search, frequency: null, pausedUntil: null })), removed: null };
  return { data, removed: listOf(removed, 'removed', removedSearch, reading) };
};
