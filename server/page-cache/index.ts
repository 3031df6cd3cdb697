import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { clock } from '@domain/kernel/clock';
import { subnetOf } from '@domain/network/ip-network';
import type { Services } from '~/context';
import type { Env } from '../env';
import { addressOf, type RawRequest } from '../http/trusted-proxies';
import { regionFor } from '../geolocation/visitor';
import { createSeenUrls } from './seen-urls';
import { readWarmUpUrls, saveWarmUpUrls } from './warm-up-urls';
import { freshnessOf, canServeStale, staleUntilAfter } from './freshness';
import { type CacheStatus, type CachedPage, recompressPage, readyEncoding, sendPage } from './cached-page';
import { createRefresh } from './refresh';
import { parseCacheableAddress, type CacheableAddress } from './rules';
import { type PageRequest, parsePageRequest } from './page-request';
import { pageStore } from './page-store';
import { staleMetrics } from './stale-metrics';
import { matchChanges } from './tags';

type CacheResult = 'hit' | 'stale' | 'miss' | 'uncacheable';
const resultOf = { kept: 'hit', stale: 'stale', fresh: 'miss' } as const;

interface PageCacheOptions {
  env: Pick<Env, 'pageCacheBytes' | 'cdn' | 'dataDir' | 'geoHeaders'>;
  shared: Services;
  log: Logger;
  pack?: Parameters<typeof createRefresh>[0]['pack'];
  /** For metrics. */
  count?: (result: CacheResult) => void;
}

export interface PageCache {
  before(site: RequestHandler): RequestHandler;
  /** Answers before the middleware, which does not affect URLs that have passed it. @returns false: nothing done */
  atOnce(req: RawRequest, res: ServerResponse, onAnswer: () => void): boolean;
  /** Whether it has a page for this request, however old, or makes one. */
  hasPage(req: RawRequest): boolean;
  warm(): Promise<void>;
  close(): Promise<void>;
}

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;

const worthPacking = 3;
/** Pause between warm-up pages: visitors come first. */
const warmPauseMs = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Rests as long as it works: uses at most half of one processor. */
async function recompressGently(page: CachedPage): Promise<void> {
  const begun = clock.monotonicNow();
  await recompressPage(page);
  await pause(clock.monotonicNow() - begun);
}

/** Full-page cache for signed-out visitors (docs/decisions/0082-kept-pages.md). Pages depend on their key alone. */
export function openPageCache({ env, shared, log, pack, count }: PageCacheOptions): PageCache {
  const store = pageStore(env.pageCacheBytes);
  const metrics = staleMetrics(log);
  const sources = shared.sources!;
  let refresh: ReturnType<typeof createRefresh>;
  let isPacking = false;
  let purges = 0;

  sources.onChange((change, after) => {
    const isAffected = matchChanges(change);
    const now = clock.monotonicNow();
    if (change.hidden) {
      purges += 1;
      store.deleteWhere(({ shown }) => isAffected(shown));
    }
    for (const page of store.all())
      if (page.forgottenAt === null && isAffected(page.shown))
        Object.assign(page, { forgottenAt: now, staleUntil: staleUntilAfter(after) });
  });

  const moment = () => ({
    now: clock.monotonicNow(),
    wallNow: clock.nowMs(),
    layout: sources.layout,
    checkedAt: sources.checkedAt,
  });
  const freshnessNow = (page: CachedPage) => freshnessOf(page, moment());

  const pageRequestOf = (req: RawRequest): PageRequest | null => {
    return parsePageRequest(req, regionFor(req, { ...env, ...shared }), shared);
  };
  const seenUrls = createSeenUrls({ env, shared, pageRequestOf });

  function noteSent(pageRequest: PageRequest, page: CachedPage, grown: void | Promise<void>) {
    const again = () => store.weighAgain(pageRequest.key, page);
    if (grown) return grown.then(again);
    // Pages that are made come first.
    if (page.hits < worthPacking || page.isBest || isPacking || refresh.isBusy()) return;
    isPacking = true;
    void recompressGently(page)
      .then(again, () => undefined)
      .finally(() => (isPacking = false));
  }
  const send = (
    req: RequestHead,
    res: ServerResponse,
    pageRequest: PageRequest,
    page: CachedPage,
    how: CacheStatus,
  ) => {
    count?.(resultOf[how]);
    return noteSent(pageRequest, page, sendPage(req, res, page, how));
  };

  async function answer(req: RequestHead, res: ServerResponse, pageRequest: PageRequest): Promise<boolean> {
    const page = store.get(pageRequest.key);
    const freshness = page ? freshnessNow(page) : 'old';
    if (page && freshness !== 'old') {
      if (freshness === 'stale') {
        metrics.note(page, 'made anew beside');
        if (clock.monotonicNow() >= page.retryAt) void refresh(pageRequest);
      }
      await send(req, res, pageRequest, page, freshness);
      return true;
    }
    const made = await refresh(pageRequest, res);
    if (made.page) {
      await send(req, res, pageRequest, made.page, 'fresh');
      return true;
    }
    if (!page || !made.hasFailed || !canServeStale(page, moment())) return false;
    metrics.note(page, 'the site fails');
    await send(req, res, pageRequest, page, 'stale');
    return true;
  }

  return {
    before(site) {
      refresh = createRefresh({
        site,
        store,
        sources,
        freshnessNow,
        purges: () => purges,
        isShared: env.cdn && env.geoHeaders.region === null,
        pack,
      });
      return (req, res, next) => {
        const pageRequest = pageRequestOf(req);
        if (pageRequest) seenUrls.note(req);
        const renderPage = () => {
          count?.('uncacheable');
          res.setHeader('server-timing', 'cache;desc=fresh');
          site(req, res, next);
        };
        if (!pageRequest) return renderPage();
        const network = subnetOf(addressOf(req));
        const go = () =>
          answer(req, res, { ...pageRequest, network }).then((isDone) => isDone || renderPage());
        Promise.resolve(sources.look()).then(go).catch(next);
      };
    },
    atOnce(req, res, onAnswer) {
      const pageRequest = seenUrls.pageFor(req);
      if (!pageRequest || sources.look()) return false;
      const page = store.get(pageRequest.key);
      const isTrue = page && freshnessNow(page) === 'kept';
      const encoding = isTrue && readyEncoding(page, req);
      if (!encoding) return false;
      onAnswer();
      count?.('hit');
      void noteSent(pageRequest, page, sendPage(req, res, page, 'kept', encoding));
      return true;
    },
    hasPage(req) {
      const key = pageRequestOf(req)?.key;
      return key !== undefined && (store.get(key) !== undefined || refresh.isRunning(key));
    },
    async warm() {
      const pages = (await readWarmUpUrls(env.dataDir)).flatMap((address) => {
        const [path = '/', query = ''] = address.split('?');
        return parseCacheableAddress(path, query) ?? [];
      });
      const warmPage = async (known: CacheableAddress) => {
        const pageRequest = { ...known, region: 'SP' as const, cookies: '', key: `${known.address} SP ` };
        const page = store.get(pageRequest.key);
        if (page && freshnessNow(page) === 'kept') return;
        await refresh(pageRequest);
        await pause(warmPauseMs);
      };
      for (const page of pages) await warmPage(page);
      // With a new brokerage or new menus no page is current: render these again.
      await sources.refresh();
      for (const page of pages) await warmPage(page);
    },
    async close() {
      await saveWarmUpUrls(env.dataDir, store.all()).catch((error: Error) =>
        log.warn({ reason: error.message }, 'warm-up URLs not stored'),
      );
    },
  };
}
