import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { campaignOf, translate } from './parameters';
import { baseName, type Pair } from './query';
import { permanentRedirect, type Redirect } from './redirect';

const kindOfPlace = 'tipo-de-localizacao';

/**
 * @param overrides new parameters from the old path; they win
 * @param defaults new parameters of the query, used where the old ones have no value
 */
export function toListing(
  query: readonly Pair[],
  overrides: readonly Pair[] = [],
  defaults: readonly Pair[] = [],
): Redirect {
  // An explicit kind of place other than 'Internacional' replaces the country.
  const isElsewhere = overrides.some(([name, value]) => name === kindOfPlace && value !== 'Internacional');
  const effectiveQuery = isElsewhere ? query.filter(([name]) => baseName(name) !== 'pais') : query;
  const { segments, parameters } = translate(effectiveQuery);
  // The first of repeated parameters wins.
  const words = new URLSearchParams(
    [...overrides, ...parameters, ...defaults].map(([name, value]) => [name, value]),
  );
  const filters = parseSearchUrl(`/imoveis/${segments.join('/')}`, words);
  return permanentRedirect(buildSearchUrl(filters), campaignOf(query));
}
