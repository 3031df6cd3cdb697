import { LRUCache } from 'lru-cache';
import type { SharedContext } from '~/context';
import type { Env } from '../env';
import type { Arrived } from '../trusted-proxies';
import { type AskedPage, askedPage } from './page-key';

/** Longer addresses come the whole way each time. */
const longest = 300;
const most = 5_000;

interface ArrivalsParts {
  env: Pick<Env, 'geoHeaders'>;
  shared: SharedContext;
  /** The page that a request asks for, whoever asks. */
  askedBy(req: Arrived): AskedPage | null;
}

/**
 * Addresses whose requests have come all the way through Express to the pages that are kept. What stands in between does
 * nothing to them, so that their pages can be answered before it (docs/decisions/0082-kept-pages.md).
 */
export function openArrivals({ env, shared, askedBy }: ArrivalsParts) {
  /** As nobody in particular asks for them. */
  const arrived = new LRUCache<string, AskedPage>({ max: most });

  /** Of whoever asks so, no page is another than of somebody of whom nothing is known. */
  const saysNothing = ({ headers }: Arrived): boolean =>
    headers.cookie === undefined && headers.referer === undefined && env.geoHeaders.region === null;

  return {
    note(req: Arrived & { originalUrl: string }): void {
      // The guard may have taken something off the address.
      if (req.url !== req.originalUrl || req.url.length > longest) return;
      const nobodys = askedPage({ method: 'GET', url: req.url, headers: {} }, 'SP', shared);
      if (nobodys) arrived.set(req.url, nobodys);
    },
    /** The page that a request asks for; null: it comes the whole way. */
    pageFor(req: Arrived): AskedPage | null {
      const nobodys = req.method === 'GET' ? arrived.get(req.url) : undefined;
      if (!nobodys) return null;
      return saysNothing(req) ? nobodys : askedBy(req);
    },
  };
}
