import type { z } from 'zod';
import { isSet } from '../search/changes';
import { rowOf, rows, type Filter, type SearchFilters } from '../search/filter-rows';
import { searchFilters } from '../search/filters';
import { emptyFilters, normalizeFilters } from '../search/normalize';

/** Storage format; `readCriteria` treats other versions as lost. */
export const criteriaVersion = 1;

export type Criteria = Partial<SearchFilters>;

export const notCriteria: readonly Filter[] = [
  'page',
  'orderBy',
  'direction',
  'fixedProductId',
  'fixedProductPhase',
  'lp',
];

/** Extracts the criteria. Equal searches have equal criteria. */
export function criteriaOf(filters: SearchFilters): Criteria {
  const normal = normalizeFilters(filters);
  const set = rows.flatMap(([filter]) =>
    !notCriteria.includes(filter) && isSet(normal, filter) ? [[filter, normal[filter]] as const] : [],
  );
  return Object.fromEntries(set);
}

export const filtersOf = (criteria: Criteria): SearchFilters => ({ ...emptyFilters(), ...criteria });

/** A stored criterion that is no longer valid. `filter`: null if it, or the whole format, is unknown. */
export interface LostCriterion {
  filter: Filter | null;
  value: string;
}

/** A search with lost criteria must find nothing, because its result would be too wide. */
export interface ReadCriteria {
  criteria: Criteria;
  lost: LostCriterion[];
}

/** @param version storage format of `stored` */
export function readCriteria(stored: unknown, version: number): ReadCriteria {
  if (version !== criteriaVersion || typeof stored !== 'object' || stored === null)
    return { criteria: {}, lost: [{ filter: null, value: '' }] };
  const known = Object.entries(stored).map(([name, value]) => readOne(name, value));
  const lost = known.flatMap((each) => each.lost);
  return { criteria: Object.assign({}, ...known.map(({ criteria }) => criteria)), lost };
}

const { shape } = searchFilters as unknown as z.ZodObject<Record<string, z.ZodType>>;

function readOne(name: string, value: unknown): ReadCriteria {
  const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
  const filter = name as Filter;
  if (!schema || notCriteria.includes(filter))
    return { criteria: {}, lost: [{ filter: null, value: textOf(value) }] };
  const unknown = unknownOf(filter, value);
  const left = unknown.length > 0 ? (value as unknown[]).filter((one) => !unknown.includes(one)) : value;
  const read = schema.safeParse(left);
  const lost = (read.success ? unknown : [value]).map((one) => ({ filter, value: textOf(one) }));
  return { criteria: read.success && !isEmpty(read.data) ? { [filter]: read.data } : {}, lost };
}

function unknownOf(filter: Filter, value: unknown): unknown[] {
  const { is } = rowOf(filter).value;
  if (is.kind !== 'list' || !Array.isArray(value)) return [];
  return value.filter((one: unknown) => !is.known.some((known) => known === one));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
