import { rows, type SearchFilters } from '@domain/search/filter-rows';
import { detailLabel } from '@domain/taxonomy/attributes';

const labelled = ['propertyDetails', 'condominiumDetails', 'renovationLevel'] as const;

/** Omits empty filters (spec 1 §3.3): some back ends treat false or [] as a condition. */
export function searchBody(filters: SearchFilters): Record<string, unknown> {
  const body: Record<string, unknown> = Object.fromEntries(
    rows.flatMap(([filter, { empty }]) => {
      const value = filters[filter];
      const isEmpty = value === undefined || value === empty || (Array.isArray(value) && value.length === 0);
      return isEmpty ? [] : [[filter, value] as const];
    }),
  );
  for (const list of labelled)
    if (filters[list].length > 0)
      body[list] = filters[list].map((slug) => ({ slug, label: detailLabel(slug) }));
  return body;
}
