import { LRUCache } from 'lru-cache';
import type { Services } from '~/context';
import type { Env } from '../env';
import type { RawRequest } from '../http/trusted-proxies';
import { regionFor } from '../geolocation/visitor';
import { type PageRequest, parsePageRequest } from './page-request';

const maxUrlLength = 300;
const maxUrls = 5_000;

interface SeenUrlsOptions {
  env: Pick<Env, 'geoHeaders'>;
  shared: Services;
  pageRequestOf(req: RawRequest): PageRequest | null;
}

/** URLs that passed all middleware unchanged: the cache may answer before it (docs/decisions/0082-kept-pages.md). */
export function createSeenUrls({ env, shared, pageRequestOf }: SeenUrlsOptions) {
  const seen = new LRUCache<string, PageRequest>({ max: maxUrls });

  /** These visitors get the same page as an anonymous one. */
  const isAnonymous = (req: RawRequest): boolean =>
    req.headers.cookie === undefined &&
    req.headers.referer === undefined &&
    regionFor(req, { ...env, ...shared }) === 'SP';

  return {
    note(req: RawRequest & { originalUrl: string }): void {
      // The guard may have changed the URL.
      if (req.url !== req.originalUrl || req.url.length > maxUrlLength) return;
      const anonymousRequest = parsePageRequest({ method: 'GET', url: req.url, headers: {} }, 'SP', shared);
      if (anonymousRequest) seen.set(req.url, anonymousRequest);
    },
    pageFor(req: RawRequest): PageRequest | null {
      const anonymousRequest = req.method === 'GET' ? seen.get(req.url) : undefined;
      if (!anonymousRequest) return null;
      return isAnonymous(req) ? anonymousRequest : pageRequestOf(req);
    },
  };
}
