import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { campaignOf, translate } from './parameters';
import { baseName, type Pair } from './query';
import { permanently, type Redirect } from './redirect';

const kindOfPlace = 'tipo-de-localizacao';

/**
 * The new listing that an old query asks for, written as the listing writes its own address, campaign parameters after it.
 * @param said parameters of the new listing that the old address says besides its query; they win
 * @param kept parameters of the new listing that came along and stay where the old ones say nothing
 */
export function toListing(
  query: readonly Pair[],
  said: readonly Pair[] = [],
  kept: readonly Pair[] = [],
): Redirect {
  // What is said to be in the country or by the sea is looked for there, whatever country came along.
  const isElsewhere = said.some(([name, value]) => name === kindOfPlace && value !== 'Internacional');
  const asked = isElsewhere ? query.filter(([name]) => baseName(name) !== 'pais') : query;
  const { segments, parameters } = translate(asked);
  // Of a repeated parameter the first counts.
  const words = new URLSearchParams([...said, ...parameters, ...kept].map(([name, value]) => [name, value]));
  const filters = parseSearchUrl(`/imoveis/${segments.join('/')}`, words);
  return permanently(buildSearchUrl(filters), campaignOf(query));
}
