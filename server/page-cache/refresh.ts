import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';
import type { PageSources } from '~/back-end/page-sources.server';
import type { HeaderList } from '../http/reply';
import { type RenderedResponse, createSiteRenderer } from './render';
import { datesPeriod } from './dates-period';
import { type Freshness, retryMs, unsureMs } from './freshness';
import { type CachedPage, compressPage } from './cached-page';
import type { PageRequest } from './page-request';
import type { PageStore } from './page-store';
import { cdnHeaders } from './cdn-headers';
import { readPageTags } from './tags';

export interface RefreshResult {
  page?: CachedPage;
  hasFailed?: true;
}

/** Pages that are not cacheable (gone, moved, personal) are not rendered for the cache during this time, in ms. */
const uncacheableMs = 10_000;

type Visitor = Pick<Response, 'destroyed'>;

/** Who waits for the page, since when (monotonic ms); null: nobody yet. It is made anyway if it began without visitors. */
interface Waiting {
  visitors: Visitor[];
  since: number | null;
  isForCache: boolean;
}
interface InProgress {
  made: Promise<RefreshResult>;
  waiting: Waiting;
}

interface RefreshOptions {
  site: RequestHandler;
  store: PageStore;
  sources: Pick<PageSources, 'look' | 'refresh' | 'stamp' | 'layout'>;
  freshnessNow(page: CachedPage): Freshness;
  /** How often hidden properties were deleted from the store. */
  purges?: () => number;
  isShared: boolean;
  pack?: typeof compressPage;
}

/** Concurrent requests share one rendering; if it gives no page, each continues alone, so none fails for another. */
export function createRefresh({
  site,
  store,
  sources,
  freshnessNow,
  purges = () => 0,
  isShared,
  pack = compressPage,
}: RefreshOptions) {
  const render = createSiteRenderer(site);
  const inProgress = new Map<string, InProgress>();
  const uncacheable = new LRUCache<string, RefreshResult>({ max: 1000, ttl: uncacheableMs });

  async function make(pageRequest: PageRequest, waiting: Waiting): Promise<RefreshResult> {
    await sources.refresh();
    const [madeAt, day] = [clock.monotonicNow(), clock.nowMs()];
    const [stamp, { layout }, purged] = [sources.stamp(), sources, purges()];
    const isWanted = () => waiting.isForCache || waiting.visitors.some(({ destroyed }) => !destroyed);
    const waitsSince = () => waiting.since;
    const answer = await render({ ...pageRequest, isWanted, waitsSince }).catch(() => null);
    if (!answer || isFailure(answer)) return { hasFailed: true };
    if (!isCacheable(answer)) {
      store.delete(pageRequest.key);
      const made = {};
      uncacheable.set(pageRequest.key, made);
      return made;
    }
    const { kind, address } = pageRequest;
    const html = answer.body.toString();
    const shown = readPageTags(html, address.split('?')[0]!, kind.isList === true);
    const bytes = await pack(answer.body);
    await sources.look();
    const isCurrent = stamp !== null && sources.stamp() === stamp;
    const page: CachedPage = {
      ...bytes,
      address,
      headers: headersOf(answer, isCurrent && isShared && isSame(pageRequest) ? cdnHeaders(shown) : []),
      shown,
      hits: 0,
      madeAt,
      retryAt: stamp === null ? madeAt + retryMs.unsure : -Infinity,
      // Made of late answers, or across a change: serve it briefly and refresh it.
      forgottenAt: isCurrent ? null : clock.monotonicNow(),
      staleUntil: clock.monotonicNow() + unsureMs,
      layout,
      ...datesPeriod(day, kind.hasVisitDays === true),
      namesDays: kind.hasVisitDays === true,
      maxStaleMs: stamp === null || purges() !== purged ? 0 : kind.maxStaleMs,
    };
    const last = store.get(pageRequest.key);
    const isLastBetter = !isCurrent && last?.forgottenAt === null && freshnessNow(last) !== 'old';
    if (isLastBetter) last.retryAt = clock.monotonicNow() + retryMs.true;
    else store.set(pageRequest.key, page);
    return { page };
  }

  /** @param visitor none: the page is made behind a visitor, and gives way to pages that visitors wait for */
  const refresh = (pageRequest: PageRequest, visitor?: Visitor): Promise<RefreshResult> => {
    const { key } = pageRequest;
    const known = uncacheable.get(key);
    if (known) return Promise.resolve(known);
    const begun = inProgress.get(key);
    const waiting = begun?.waiting ?? { visitors: [], since: null, isForCache: false };
    if (visitor) {
      waiting.visitors.push(visitor);
      waiting.since ??= clock.monotonicNow();
    } else waiting.isForCache = true;
    if (begun) return begun.made;
    const made = make(pageRequest, waiting).finally(() => inProgress.delete(key));
    inProgress.set(key, { made, waiting });
    return made;
  };
  return Object.assign(refresh, {
    isRunning: (key: string) => inProgress.has(key),
    isBusy: () => inProgress.size > 0,
  });
}

/** The variant of all visitors without cookies. */
const isSame = ({ region, cookies }: PageRequest): boolean => region === 'SP' && cookies === '';

/** An error, or a page that stands in for another (`no-store`): a cached page may be better. */
const isFailure = ({ status, headers }: RenderedResponse): boolean =>
  status >= 500 || status === 429 || (status === 200 && /no-store/.test(String(headers['cache-control'])));

const isCacheable = ({ status, headers }: RenderedResponse): boolean =>
  status === 200 && !headers['set-cookie'] && /^text\/html/.test(String(headers['content-type']));

const uncachedHeaders = new Set([
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'server-timing',
  'etag',
  'vary',
]);

function headersOf({ headers }: RenderedResponse, instead: HeaderList): HeaderList {
  const own = Object.entries(headers).flatMap(([name, value]) =>
    uncachedHeaders.has(name) || instead.includes(name) ? [] : [name, String(value)],
  );
  const vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean);
  return [...own, ...instead, 'vary', [...new Set(vary.join(', ').split(', '))].join(', ')];
}
