import type { HeaderList } from '../http/reply';
import type { PageTags } from './tags';

const times = { fresh: 60, stale: 600, failing: 24 * 3600 };
/** Purging `lists` covers a page with more properties. */
const maxNamed = 60;

/**
 * Lets the operator's CDN cache a page that is the same for all (`CDN=on`), with keys to purge it. A page with properties
 * is not given stale: a price or a withdrawal is right within `s-maxage`.
 */
export function cdnHeaders(shown: PageTags): HeaderList {
  const properties = [...shown].filter((mark) => /^(?:lists|home:)/.test(mark)).slice(0, maxNamed);
  const stale = properties.length > 0 ? '' : ` stale-while-revalidate=${times.stale},`;
  return [
    'cache-control',
    `public, max-age=0, s-maxage=${times.fresh},${stale} stale-if-error=${times.failing}`,
    'surrogate-key',
    ['paginas', ...properties].join(' ').replaceAll(':', '-'),
  ];
}
