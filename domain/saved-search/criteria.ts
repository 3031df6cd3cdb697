import type { z } from 'zod';
import { isSet } from '../search/changes';
import { rowOf, rows, type Filter, type SearchFilters } from '../search/filter-rows';
import { searchFilters } from '../search/filters';
import { emptyFilters, normalizeFilters } from '../search/normalize';

/** The writing of criteria that this program keeps; one that it does not know is kept, and not read. */
export const criteriaVersion = 1;

/** What a saved search asks for: what is set of a search, by the filters' own names. */
export type Criteria = Partial<SearchFilters>;

/** What of an address is no criterion: how a list is looked through, and by whose work its visitor came. */
export const notCriteria: readonly Filter[] = [
  'page',
  'orderBy',
  'direction',
  'fixedProductId',
  'fixedProductPhase',
  'lp',
];

/** What of a search is saved: two searches that find the same by the same words give the same. */
export function criteriaOf(filters: SearchFilters): Criteria {
  const normal = normalizeFilters(filters);
  const set = rows.flatMap(([filter]) =>
    !notCriteria.includes(filter) && isSet(normal, filter) ? [[filter, normal[filter]] as const] : [],
  );
  return Object.fromEntries(set);
}

/** The search that criteria ask for, from its first page. */
export const filtersOf = (criteria: Criteria): SearchFilters => ({ ...emptyFilters(), ...criteria });

/**
 * A criterion that is there no more. `filter`: null where the whole, or a filter, is unknown; `value`: as it was kept.
 */
export interface LostCriterion {
  filter: Filter | null;
  value: string;
}

/** Criteria as they are kept, read by today's filters. A search of which anything is lost finds nothing: it would be wider. */
export interface ReadCriteria {
  criteria: Criteria;
  lost: LostCriterion[];
}

/** @param stored what `criteriaOf` gave once; @param version its writing */
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

/** Values of a list that are none of its own any more. */
function unknownOf(filter: Filter, value: unknown): unknown[] {
  const { is } = rowOf(filter).value;
  if (is.kind !== 'list' || !Array.isArray(value)) return [];
  return value.filter((one: unknown) => !is.known.some((known) => known === one));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
