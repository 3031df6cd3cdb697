import { z } from 'zod';
import type { SearchFilters } from '@contract/filters';
import { parseTypedAmount } from '../money';
import { negotiationOfWord } from '../taxonomy/negotiations';
import { isPropertyType } from '../taxonomy/property-types';
import { maxAmount } from '../validation/search-values';
import { formErrors } from './form-errors';
import { carriedFields, formField as field } from './form-fields';
import { first, readPlace, type FindPlace, type FormValues } from './form-place';
import { normalizeFilters } from './normalize';
import { atLeast } from './param';
import { parseSearchUrl } from './parse-url';
import { withSort } from './sort';

/** What a filter form says. */
export interface SearchForm {
  /** What was understood: a field with an error applies no filter, the others do. */
  filters: SearchFilters;
  /** A purely numeric location text is a property's code. */
  code: string | null;
  /** By field name. */
  errors: Record<string, string>;
  /** Everything as it was typed, by field name. */
  typed: Record<string, string[]>;
}

/** Whether a request to /imoveis carries the form's plain fields. */
export function isSearchForm(params: URLSearchParams): boolean {
  return params.get(field.marker) === '1';
}

/**
 * Reads the filter form's plain fields (settled §2 and §7). Never throws; what is not among a field's values
 * counts as not chosen. The search starts on its first page.
 */
export function readSearchForm(params: URLSearchParams, findPlace: FindPlace): SearchForm {
  const typed = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
  return { ...readFields(typed, findPlace), typed };
}

/** The same rules as a zod schema for conform's `parseWithZod`: the filters, or each error on its field. */
export function searchFormSchema(findPlace: FindPlace) {
  return z.record(z.string(), z.unknown()).transform((fields, context): SearchFilters => {
    const typed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        [value].flat().filter((item) => typeof item === 'string'),
      ]),
    );
    const { filters, errors } = readFields(typed, findPlace);
    for (const [name, message] of Object.entries(errors)) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
    return filters;
  });
}

/** Fields whose names and values are the URL's own; several checked boxes are joined as the URL joins them. */
const urlFields: readonly (readonly [name: string, separator: string])[] = [
  [field.suites, ''],
  [field.parkingLots, ''],
  [field.condition, '-'],
  [field.propertyDetails, '--'],
  [field.condominiumDetails, '--'],
  [field.renovationLevel, '--'],
  [field.virtualVisit, ''],
  [field.acceptExchange, ''],
  [field.highlighted, ''],
  [field.exclusivity, ''],
  [field.news, ''],
  [field.renownedArchitects, ''],
  ...Object.keys(carriedFields).map((name) => [name, ''] as const),
];

function readFields(fields: FormValues, findPlace: FindPlace): Omit<SearchForm, 'typed'> {
  const errors: Record<string, string> = {};
  const price = readRange(fields, field.priceMin, field.priceMax, formErrors.price, errors);
  const area = readRange(fields, field.areaMin, field.areaMax, formErrors.area, errors);
  const where = readPlace(fields, findPlace);
  if (where.error) errors[field.place] = where.error;

  const query = new URLSearchParams();
  for (const [name, separator] of urlFields) {
    const text = separator ? (fields[name] ?? []).join(separator) : first(fields, name);
    if (text) query.set(name, text);
  }
  const filters: SearchFilters = {
    ...parseSearchUrl('/', query),
    ...where.filters,
    negotiation: negotiationOfWord(first(fields, field.negotiation)) ?? undefined,
    propertyType: (fields[field.types] ?? []).filter(isPropertyType),
    dorms: atLeast.parse(first(fields, field.dorms)) ?? undefined,
    price,
    area,
  };
  if (where.moved) filters.locationType = 'Cidade';
  return {
    filters: normalizeFilters(withSort(filters, first(fields, field.sort))),
    code: where.code,
    errors,
  };
}

/** An error on either side leaves the whole range out. */
function readRange(
  fields: FormValues,
  minName: string,
  maxName: string,
  reversed: string,
  errors: Record<string, string>,
): SearchFilters['price'] {
  const read = (name: string) => {
    const text = first(fields, name);
    const value = text === '' ? 0 : parseTypedAmount(text);
    if (value == null || value > maxAmount) errors[name] = formErrors.amount;
    return value ?? 0;
  };
  const min = read(minName);
  const max = read(maxName);
  if (errors[minName] || errors[maxName] || (!min && !max)) return undefined;
  if (min && max && min >= max) {
    errors[maxName] = reversed;
    return undefined;
  }
  return { ...(min && { min }), ...(max && { max }) };
}
