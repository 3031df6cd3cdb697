import { z } from 'zod';
import type { SearchFilters } from './filters';
import { parseTypedAmount, parseWholeAmount } from '../kernel/money';
import { maxAmount } from '../validation/search-values';
import { rowOf } from './filter-rows';
import { formErrors } from './form-errors';
import { formField as field } from './form-fields';
import { first, readPlace, type FindPlace, type FormValues } from './form-place';
import { carriedFilters, fieldOf, rangeFieldsOf, wordFilters } from './form-values';
import { emptyFilters, normalizeFilters } from './normalize';
import type { AmountRange } from './param';
import { withSort } from './sort';

export interface SearchForm {
  /** Valid fields only: a field with an error sets no filter. */
  filters: SearchFilters;
  code: string | null;
  errors: Record<string, string>;
  /** Unparsed values by field name. */
  typed: Record<string, string[]>;
}

export function isSearchForm(params: URLSearchParams): boolean {
  return params.get(field.marker) === '1';
}

/** Parses the filter form (settled §2 and §7). Never throws; unknown values are ignored. The result is on page 1. */
export function readSearchForm(params: URLSearchParams, findPlace: FindPlace): SearchForm {
  const typed = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
  return { ...readFields(typed, findPlace), typed };
}

/** The same rules as a zod schema for conform's `parseWithZod`; errors have their field's path. */
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

function readFields(fields: FormValues, findPlace: FindPlace): Omit<SearchForm, 'typed'> {
  const errors: Record<string, string> = {};
  const price = readRange(fields, 'price', errors);
  const area = readRange(fields, 'area', errors);
  const where = readPlace(fields, findPlace);
  if (where.error) errors[field.place] = where.error;

  const filters: SearchFilters = { ...emptyFilters(), ...readWords(fields), ...where.filters, price, area };
  if (where.moved) filters.locationType = 'Cidade';
  return {
    filters: normalizeFilters(withSort(filters, first(fields, field.sort))),
    code: where.code,
    errors,
  };
}

const wordFields = [
  ...wordFilters.map((filter) => [filter, fieldOf(filter)] as const),
  ...carriedFilters.map((filter) => [filter, rowOf(filter).param!] as const),
];

/** Values are the URL's words; several checkboxes are joined with the URL's separator. */
function readWords(fields: FormValues): Partial<SearchFilters> {
  return Object.fromEntries(
    wordFields.flatMap(([filter, name]) => {
      const { value } = rowOf(filter);
      const text = value.separator ? (fields[name] ?? []).join(value.separator) : first(fields, name);
      const read = value.parse(text.trim());
      return read == null ? [] : [[filter, read]];
    }),
  );
}

function readRange(
  fields: FormValues,
  filter: 'price' | 'area',
  errors: Record<string, string>,
): AmountRange | undefined {
  const [minName, maxName] = rangeFieldsOf(filter);
  // Prices are whole reais (spec 1 §3.5): cents are refused, not rounded.
  const parse = filter === 'price' ? parseWholeAmount : parseTypedAmount;
  const read = (name: string) => {
    const text = first(fields, name);
    const value = text === '' ? 0 : parse(text);
    if (value == null || value > maxAmount) errors[name] = formErrors.amount;
    return value ?? 0;
  };
  const min = read(minName);
  const max = read(maxName);
  if (errors[minName] || errors[maxName] || (!min && !max)) return undefined;
  if (min && max && min >= max) {
    errors[maxName] = formErrors[filter];
    return undefined;
  }
  return { ...(min && { min }), ...(max && { max }) };
}
