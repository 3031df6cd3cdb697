import { z } from 'zod';
import { maxAmount, slug, type SearchFilters } from '@contract/filters';
import type { Point } from '../geo';
import { parseTypedAmount } from '../money';
import { radiusOptions } from '../taxonomy/location-types';
import { fold, slugify } from '../text';
import { carriedFields, formField as field, placeField } from './form-fields';
import { parseSearchUrl } from './parse-url';
import { withSort } from './sort';

/** A place as the form needs to know it. */
export interface FoundPlace extends Partial<Point> {
  /** Its word in the path; without one it is searched by its point. */
  slug?: string | null;
  label: string;
}
/** Finds a place by its exact label, whatever its case and accents. */
export type FindPlace = (label: string) => FoundPlace | null;

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

export const formErrors = {
  price: 'O preço máximo deve ser maior que o preço mínimo',
  area: 'A área máxima deve ser maior que a área mínima',
  amount: 'Digite um número inteiro, como 4.000.000',
  place: 'Não há resultados para esta localização',
} as const;

/** Whether a request to /imoveis carries the form's plain fields. */
export function isSearchForm(params: URLSearchParams): boolean {
  return params.get(field.marker) === '1';
}

/**
 * Reads the filter form's plain fields (decisions, sections 2 and 7). Never throws; what is not among a field's values
 * counts as not chosen. The search starts on its first page.
 */
export function readSearchForm(params: URLSearchParams, findPlace: FindPlace): SearchForm {
  const typed: Record<string, string[]> = {};
  for (const name of new Set(params.keys())) typed[name] = params.getAll(name);
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

type Fields = Record<string, string[]>;
const first = (fields: Fields, name: string) => fields[name]?.[0]?.trim() ?? '';

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

function readFields(fields: Fields, findPlace: FindPlace): Omit<SearchForm, 'typed'> {
  const errors: Record<string, string> = {};
  const price = readRange(fields, field.priceMin, field.priceMax, formErrors.price, errors);
  const area = readRange(fields, field.areaMin, field.areaMax, formErrors.area, errors);
  const where = readPlace(fields, findPlace, errors);

  const path = ['imoveis', first(fields, field.negotiation), ...(fields[field.types] ?? [])].filter(
    (segment) => !segment.includes('/'),
  );
  if (/^[1-5]$/.test(first(fields, field.dorms))) path.push(`${first(fields, field.dorms)}-quartos`);
  const query = new URLSearchParams();
  for (const [name, separator] of urlFields) {
    const text = separator ? (fields[name] ?? []).join(separator) : first(fields, name);
    if (text) query.set(name, text);
  }
  const { local: _unknown, ...read } = parseSearchUrl(path.join('/'), query);
  const filters: SearchFilters = {
    ...read,
    ...where.filters,
    ...(price && { price }),
    ...(area && { area }),
  };
  if (where.moved) filters.locationType = 'Cidade';
  return { filters: withSort(filters, first(fields, field.sort)), code: where.code, errors };
}

/** An error on either side leaves the whole range out. */
function readRange(
  fields: Fields,
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

interface Where {
  filters: Pick<SearchFilters, 'local' | 'localName' | 'lat' | 'lng' | 'range'>;
  code: string | null;
  /** Another place than the one the form was filled with. */
  moved: boolean;
}

/** The place of the location text: the one that the form was filled with, else one of that name, else the text's slug. */
function readPlace(fields: Fields, findPlace: FindPlace, errors: Record<string, string>): Where {
  const text = first(fields, field.place).slice(0, 400);
  if (!text) return { filters: {}, code: null, moved: false };
  if (/^\d{1,50}$/.test(text)) return { filters: {}, code: text, moved: true };

  const same = fold(text) === fold(first(fields, placeField.label));
  const place = same ? filledPlace(fields, text) : findPlace(text);
  const local = place?.slug ?? slugify(text).slice(0, 80).replace(/-$/, '');
  const radius = first(fields, field.radius);
  const chosen = radiusOptions.find((km) => String(km) === radius);
  const hasPoint = place?.lat != null && place.lng != null;
  if (hasPoint && (chosen || !place.slug)) {
    const { label, lat, lng } = place;
    const range = chosen ?? readPoint(fields).range;
    return {
      filters: { localName: label, lat, lng, ...(range != null && { range }) },
      code: null,
      moved: !same,
    };
  }
  if (!slug.safeParse(local).success) errors[field.place] = formErrors.place;
  return { filters: errors[field.place] ? {} : { local }, code: null, moved: !same };
}

function filledPlace(fields: Fields, label: string): FoundPlace {
  const { lat, lng } = readPoint(fields);
  const known = slug.safeParse(first(fields, placeField.slug));
  return { label, slug: known.data, ...(lat != null && { lat, lng }) };
}

/** The hidden point, read as the URL's is. */
function readPoint(fields: Fields) {
  const names = [placeField.lat, placeField.lng, placeField.range];
  return parseSearchUrl('/', new URLSearchParams(names.map((name) => [name, first(fields, name)])));
}
