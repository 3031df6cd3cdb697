import { rows, type SearchFilters } from '@domain/search/filter-rows';
import { detailLabel } from '@domain/taxonomy/attributes';

/** The lists that the specification wants as `{slug, label}` (spec 1 §3.3). */
const labelled = ['propertyDetails', 'condominiumDetails', 'renovationLevel'] as const;

/**
 * A search as `POST search/properties` has it (spec 1 §3.3): only what is set, since a back end may take a flag that is
 * false, or a list that is empty, for something that is asked for. Page and order stand in the query.
 */
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
