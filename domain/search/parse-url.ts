import type { SearchFilters } from './filters';
import { negotiationOfWord } from '../taxonomy/negotiations';
import { isPropertyType } from '../taxonomy/property-types';
import { emptyFilters, normalizeFilters } from './normalize';
import { atLeast } from './param';
import { bedroomsSegment, isLocationSlug } from './path-segments';
import { queryParams } from './query-params';

const paramsByName = new Map(queryParams.map((param) => [param.name, param]));

/** Parses a listing's URL (spec 1 §3.1 and §3.2; settled §2). Never throws. The first of repeated values applies. */
export function parseSearchUrl(pathname: string, searchParams: URLSearchParams): SearchFilters {
  const filters = emptyFilters();
  readPath(pathname, filters);
  const seen = new Set<string>();
  for (const [name, text] of searchParams) {
    const param = paramsByName.get(name);
    if (!param || seen.has(name)) continue;
    seen.add(name);
    const value = param.parse(text.trim());
    // query-params.ts guarantees the type of each filter's value; TypeScript cannot express it.
    if (value != null) (filters as Record<string, unknown>)[param.filter] = value;
  }
  return normalizeFilters(filters);
}

/** Segments may have any order. */
function readPath(pathname: string, filters: SearchFilters): void {
  const segments = pathname.split('/').filter(Boolean);
  for (const raw of segments[0] === 'imoveis' ? segments.slice(1) : segments) {
    const segment = decode(raw);
    const negotiation = negotiationOfWord(segment);
    if (negotiation) {
      filters.negotiation ??= negotiation;
    } else if (isPropertyType(segment)) {
      filters.propertyType.push(segment);
    } else if (bedroomsSegment.test(segment)) {
      filters.dorms ??= atLeast.parse(segment.split('-', 1)[0] as string) ?? undefined;
    } else if (!filters.local && isLocationSlug(segment)) {
      filters.local = segment;
    }
  }
}

function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
