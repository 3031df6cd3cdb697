import type { HeaderList } from '../reply';
import type { Shown } from './what-it-shows';

/** How long a CDN gives a page as it is, while it asks anew, and while the site fails, in seconds. */
const times = { fresh: 60, stale: 600, failing: 24 * 3600 };
/** Of more homes none is named: such a page goes with the lists. */
const mostNamed = 60;

/**
 * What lets the operator's CDN keep a page that is the same for all (`CDN=on`): for how long, and the keys by which it can be
 * told to forget it.
 */
export function sharedHeaders(shown: Shown): HeaderList {
  const keys = ['paginas', ...[...shown].filter((mark) => /^(?:lists|home:)/.test(mark)).slice(0, mostNamed)];
  return [
    'cache-control',
    `public, max-age=0, s-maxage=${times.fresh}, stale-while-revalidate=${times.stale}, stale-if-error=${times.failing}`,
    'surrogate-key',
    keys.join(' ').replaceAll(':', '-'),
  ];
}
