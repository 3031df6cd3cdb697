import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import { vi } from 'vitest';
import type { LeadIntake } from '~/features/leads/lead-intake';
import { brokerageSearches } from '~/domain/menus/fixed-searches';
import { readEnv } from '@server/env';
import { contextOf, provideLoadContext } from '@server/load-context';
import { openPageCache } from '@server/page-cache';
import { createSiteRenderer } from '@server/page-cache/render';
import { createServices } from '@server/services';
import { nothingChanged } from './public-changes';
import { silentLogger } from './silent-logger';
import { testSeals } from './visitor';

/** Only the test advances time. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-10T14:00:00Z');
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}
export async function pass(ms: number) {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

/** A back end whose properties accept exchange or not, and which reports when that changes. */
export function timedBackEnd(lateMs: (path: string) => number = () => 0) {
  const state = {
    ...{ lateMs, exchange: false, changes: 0, reportsChanges: true, failing: '' },
    change(exchange: boolean) {
      state.exchange = exchange;
      state.changes += 1;
    },
  };
  async function answerTo(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === state.failing) return new Response(null, { status: 503 });
    if (pathname === '/publicChanges') {
      if (!state.reportsChanges) return new Response(null, { status: 404 });
      const [cursor, since] = [String(state.changes), searchParams.get('since')];
      return Response.json({ ...nothingChanged, cursor, everything: !since, lists: since !== cursor });
    }
    if (pathname === '/house') return Response.json({ data: null });
    if (pathname === '/home/searchLocations') return Response.json({ data: [] });
    const { searches } = (await request.json()) as { searches: object[] };
    const isExchange = (search: object) => JSON.stringify(search).includes('xchange');
    return Response.json({ found: searches.map((each) => state.exchange || !isExchange(each)) });
  }
  /** An answer is of the moment at which it was requested. */
  async function fetch(request: Request) {
    const answer = await answerTo(request);
    const late = state.lateMs(new URL(request.url).pathname);
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
    return answer;
  }
  return Object.assign(state, { fetch, ready: async () => true, close: async () => {} });
}

/** Synchronous: a worker would not wait for the test's time. */
const pack = async (html: Buffer) => ({ tag: 't', br: brotliCompressSync(html), isBest: false });

/** An instance of the website whose pages show whether exchanges are accepted. */
export async function timedWebsite(
  backEnd: ReturnType<typeof timedBackEnd>,
  env: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'late-'));
  const settings = readEnv({ NODE_ENV: 'test', SITE_URL: 'https://casa.example', DATA_DIR: dataDir, ...env });
  const parts = { env: settings, backEnd, leads: {} as LeadIntake, seals: testSeals, log: silentLogger };
  const shared = createServices(parts);
  const pageCache = openPageCache({ env: settings, shared, log: silentLogger, pack });
  let held = Promise.resolve();
  const page = vi.fn((async (_req, res) => {
    const exchanges = contextOf(res).onOffer!.has(brokerageSearches.exchange);
    await held;
    res.setHeader('content-type', 'text/html');
    res.end(exchanges ? 'takes exchange' : 'takes none');
  }) as RequestHandler);
  const site = express.Router().use(provideLoadContext(shared, settings), page);
  const before = express
    .Router()
    .use((_req, res, next) => next(void res.setHeader('x-visitor', '1')), pageCache.before(site));
  const render = createSiteRenderer(before);
  const get = async (address = '/') => {
    const { status, headers, body } = await render({ address, region: 'SP', cookies: '' });
    const how = /desc=(\w+)/.exec(String(headers['server-timing']))?.[1];
    return { status, how, text: String(body), caching: String(headers['cache-control']) };
  };
  return {
    ...{ get, page, shared, dataDir, pageCache },
    async visits(ms = 0, visitors = 1, address = '/') {
      const all = Promise.all(Array.from({ length: visitors }, () => get(address)));
      await pass(ms);
      const answers = new Set((await all).map(({ status, how, text }) => `${status} ${how}: ${text}`));
      await pass(0);
      return [...answers].join();
    },
    /** Holds pages in the making until the returned function is called. */
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
  };
}
