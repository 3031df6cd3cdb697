import type { SearchFilters } from './filters';
import { formatNumber } from '../kernel/money';
import { filtersWhere, rowOf, type filterRows, type Filter } from './filter-rows';
import { formField, placeField } from './form-fields';
import { isRadiusSearch } from './normalize';
import type { AmountRange } from './param';
import type { SearchPlace } from './place';
import { sortKey } from './sort';

type FieldOf<Row> = Row extends { field: true; param: infer Name extends string }
  ? Name
  : Row extends { field: infer Name extends string }
    ? Name
    : Row extends { field: readonly (infer Name extends string)[] }
      ? Name
      : never;
type Rows = typeof filterRows;
export type FormField =
  | (typeof formField)[keyof typeof formField]
  | { [F in Filter]: FieldOf<Rows[F]> }[Filter];

export const carriedFilters = filtersWhere(({ carried }) => carried === true);
export const wordFilters = filtersWhere(({ field }) => typeof field === 'string' || field === true);
const rangeFilters = filtersWhere(({ field }) => typeof field === 'object');

export function fieldOf(filter: Filter): string {
  const { field, param } = rowOf(filter);
  return typeof field === 'string' ? field : param!;
}

export function rangeFieldsOf(filter: Filter): readonly [min: string, max: string] {
  return rowOf(filter).field as readonly [string, string];
}

export function placeFieldText(filters: SearchFilters, place: SearchPlace): string {
  return place?.label ?? filters.localName ?? filters.local ?? '';
}

/** Values of each field for a search: texts for inputs, chosen values for radios and checkboxes. */
export function formValues(filters: SearchFilters, place: SearchPlace): Record<FormField, string[]> {
  const text = (value: number | string | undefined) => (value == null ? [] : [String(value)]);
  const amount = (value: number | undefined) => (value == null ? [] : [formatNumber(value)]);
  return {
    filtrar: ['1'],
    local: text(placeFieldText(filters, place) || undefined),
    raio: isRadiusSearch(filters) ? text(filters.range) : [],
    ordenacao: text(sortKey(filters) || undefined),
    ...Object.fromEntries(wordFilters.map((filter) => [fieldOf(filter), wordsOf(filter, filters)])),
    ...Object.fromEntries(
      rangeFilters.flatMap((filter) => {
        const { min, max } = (filters[filter] ?? {}) as AmountRange;
        const [minField, maxField] = rangeFieldsOf(filter);
        return [
          [minField, amount(min)],
          [maxField, amount(max)],
        ];
      }),
    ),
  } as Record<FormField, string[]>;
}

function wordsOf(filter: Filter, filters: SearchFilters): string[] {
  const { value } = rowOf(filter);
  const text = filters[filter] == null ? null : value.serialize(filters[filter]);
  if (text == null) return [];
  return value.separator ? text.split(value.separator) : [text];
}

export function hiddenFields(filters: SearchFilters, place: SearchPlace): [name: string, value: string][] {
  const fields: [string, string | number | null | undefined][] = [[formField.marker, '1']];
  const radius = isRadiusSearch(filters);
  const label = placeFieldText(filters, place);
  if (radius || label) {
    fields.push(
      [placeField.label, label],
      // In a radius search, this is the place for 0 km.
      [placeField.slug, radius ? (filters.range ? place?.slug : null) : filters.local],
      [placeField.lat, radius ? filters.lat : place?.lat],
      [placeField.lng, radius ? filters.lng : place?.lng],
      [placeField.range, radius ? filters.range : null],
    );
  }
  for (const filter of carriedFilters) fields.push([rowOf(filter).param!, wordsOf(filter, filters)[0]]);
  return fields.flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)] as [string, string]],
  );
}
