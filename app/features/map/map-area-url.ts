import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { withArea } from '@domain/search/changes';

/** URL of a search around a point (zeros, set by the map), so that the browser needs no URL rules. */
export function areaUrlOf(filters: SearchFilters): string {
  const nowhere = withArea(filters, { lat: 0, lng: 0, range: 0 });
  return buildSearchUrl({ ...nowhere, locationType: 'Cidade', page: 1 });
}
