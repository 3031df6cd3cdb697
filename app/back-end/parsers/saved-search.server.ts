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
import { type Fields, listOf, required, object, type Parser, unwrapped, within } from './answer.server';
import { flagOf, moneyOf, momentOf, numberOf, textOf } from './primitives.server';
import { slugOf } from './vocabulary.server';

/** Filters may be under a name, be the search's own fields, or be a URL. */
const savedSearch: Parser<SavedSearch> = (value) => {
  const fields = object(value);
  const id = textOf(fields.id);
  const { criteria, lost } = criteriaIn(fields);
  const filters = normalizeFilters(filtersOf(criteria));
  const frequency = textOf(fields.frequency);
  const currency = textOf(fields.currency);
  return {
    id: required(id && searchIdPattern.test(id) ? id : null, 'id', 'a number'),
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
  // A back end may return all fields that it received.
  const set = rows.flatMap(([filter, { value }]) => {
    const each = plain(value.is, given[filter]);
    return each === undefined || notCriteria.includes(filter) ? [] : [[filter, each] as const];
  });
  return readCriteria(Object.fromEntries(set), criteriaVersion);
}

const here = 'http://here.invalid';
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
  const { filter, value: storedValue } = within(value);
  const known = rows.find(([name]) => name === filter);
  return { filter: known ? known[0] : null, value: textOf(storedValue) ?? '' };
};

function placeOf(value: unknown): SavedSearch['place'] {
  const { known, label, slug } = within(value);
  const name = textOf(label);
  return name === null ? null : { known: flagOf(known), label: name, slug: slugOf(slug) };
}

const removedSearch: Parser<RemovedSearch> = (value, context) => {
  const { removed_at, until } = object(value);
  return {
    ...savedSearch(value, context),
    removedAt: required(momentOf(removed_at), 'removed_at', 'a moment'),
    until: required(momentOf(until), 'until', 'a moment'),
  };
};

/** A back end without `removed` is not ours: it echoes `frequency` and sends no e-mails. */
export const savedSearches: Parser<SavedSearches> = (value, context) => {
  const { removed } = within(value);
  const data = listOf(unwrapped(value), 'data', savedSearch, context);
  if (!Array.isArray(removed))
    return { data: data.map((search) => ({ ...search, frequency: null, pausedUntil: null })), removed: null };
  return { data, removed: listOf(removed, 'removed', removedSearch, context) };
};
