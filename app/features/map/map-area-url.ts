import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { withArea } from '@domain/search/changes';

/**
 * The address of the same search around a point that the map puts in place of 0: the first page, the place's name and
 * slug gone. Made by the server, so that the browser needs no rule of addresses.
 */
export function areaUrlOf(filters: SearchFilters): string {
  const nowhere = withArea(filters, { lat: 0, lng: 0, range: 0 });
  return buildSearchUrl({ ...nowhere, locationType: 'Cidade', page: 1 });
}
