import { z } from 'zod';
import type { SearchFilters } from './filters';
import { parseTypedAmount } from '../money';
import { maxAmount } from '../validation/search-values';
import { rowOf } from './filter-rows';
import { formErrors } from './form-errors';
import { formField as field } from './form-fields';
import { first, readPlace, type FindPlace, type FormValues } from './form-place';
import { carriedFilters, fieldOf, rangeFieldsOf, wordFilters } from './form-values';
import { emptyFilters, normalizeFilters } from './normalize';
import type { AmountRange } from './param';
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

/** Fields whose values are the URL's own words; several checked boxes are joined as the URL joins them. */
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

/** An error on either side leaves the whole range out. */
function readRange(
  fields: FormValues,
  filter: 'price' | 'area',
  errors: Record<string, string>,
): AmountRange | undefined {
  const [minName, maxName] = rangeFieldsOf(filter);
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
    errors[maxName] = formErrors[filter];
    return undefined;
  }
  return { ...(min && { min }), ...(max && { max }) };
}
