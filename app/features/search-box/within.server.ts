import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { isListingPath } from '@domain/search/path-segments';
import { returnTo } from '~/domain/return-to';
import { searchBoxField } from '~/domain/search-box-fields';

/** Search of the listing in the parameter `em`, or undefined. */
export function withinSearch(params: URLSearchParams): SearchFilters | undefined {
  const path = returnTo(params.get(searchBoxField.within));
  if (!path) return undefined;
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  return isListingPath(pathname) ? parseSearchUrl(pathname, searchParams) : undefined;
}
