import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { campaignOf, translate } from './parameters';
import type { Pair } from './query';
import { permanently, type Redirect } from './redirect';

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
  const { segments, parameters } = translate(query);
  // Of a repeated parameter the first counts.
  const words = new URLSearchParams([...said, ...parameters, ...kept].map(([name, value]) => [name, value]));
  const filters = parseSearchUrl(`/imoveis/${segments.join('/')}`, words);
  return permanently(buildSearchUrl(filters), campaignOf(query));
}
