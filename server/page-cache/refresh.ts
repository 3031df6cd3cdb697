import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';
import type { PageSources } from '~/back-end/page-sources.server';
import type { HeaderList } from '../http/reply';
import { type RenderedResponse, createSiteRenderer } from './render';
import { datesPeriod } from './dates-period';
import { type Freshness, retryMs } from './freshness';
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

/** Who waits for the page. */
type Visitor = Pick<Response, 'destroyed'>;
const noVisitor: Visitor = { destroyed: false };

interface InProgress {
  made: Promise<RefreshResult>;
  visitors: Visitor[];
}

interface RefreshOptions {
  site: RequestHandler;
  store: PageStore;
  sources: Pick<PageSources, 'look' | 'refresh' | 'stamp' | 'layout'>;
  freshnessNow(page: CachedPage): Freshness;
  isShared: boolean;
  pack?: typeof compressPage;
}

/** Concurrent requests share one rendering; if it gives no page, each continues alone, so none fails for another. */
export function createRefresh({
  site,
  store,
  sources,
  freshnessNow,
  isShared,
  pack = compressPage,
}: RefreshOptions) {
  const render = createSiteRenderer(site);
  const inProgress = new Map<string, InProgress>();
  const uncacheable = new LRUCache<string, RefreshResult>({ max: 1000, ttl: uncacheableMs });

  async function make(pageRequest: PageRequest, visitors: Visitor[]): Promise<RefreshResult> {
    await sources.refresh();
    const [madeAt, day] = [clock.monotonicNow(), clock.nowMs()];
    const [stamp, { layout }] = [sources.stamp(), sources];
    const isSpare = visitors[0] === noVisitor;
    const isWanted = () => visitors.some(({ destroyed }) => !destroyed);
    const answer = await render({ ...pageRequest, isSpare, isWanted }).catch(() => null);
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
      layout,
      ...datesPeriod(day, kind.hasVisitDays === true),
      namesDays: kind.hasVisitDays === true,
      maxStaleMs: stamp === null ? 0 : kind.maxStaleMs,
    };
    const last = store.get(pageRequest.key);
    const isLastBetter = !isCurrent && last?.forgottenAt === null && freshnessNow(last) !== 'old';
    if (isLastBetter) last.retryAt = clock.monotonicNow() + retryMs.true;
    else store.set(pageRequest.key, page);
    return { page };
  }

  const refresh = (pageRequest: PageRequest, visitor: Visitor = noVisitor): Promise<RefreshResult> => {
    const { key } = pageRequest;
    const known = uncacheable.get(key);
    if (known) return Promise.resolve(known);
    const begun = inProgress.get(key);
    begun?.visitors.push(visitor);
    if (begun) return begun.made;
    const visitors = [visitor];
    const made = make(pageRequest, visitors).finally(() => inProgress.delete(key));
    inProgress.set(key, { made, visitors });
    return made;
  };
  return Object.assign(refresh, { isRunning: (key: string) => inProgress.has(key) });
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
