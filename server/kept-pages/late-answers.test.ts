import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadDesk } from '~/features/leads/lead-desk';
import { houseSearches } from '~/domain/menus/fixed-searches';
import { onOfferNow } from '~/back-end/on-offer.server';
import { nothingChanged } from '@tests/support/public-changes';
import { silentLogger } from '@tests/support/silent-logger';
import { testSeals } from '@tests/support/visitor';
import { readEnv } from '../env';
import { contextOf, pageContext } from '../page-context';
import { sharedContext } from '../shared-context';
import { siteAsker } from './ask-site';
import { openKeptPages } from './index';

/** Compresses at once: no time passes but what a test has pass. A module that this worker knows already can't be mocked. */
const pack = async (html: Buffer) => ({ tag: 't', br: brotliCompressSync(html), isBest: false });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-10T14:00:00Z');
});
afterEach(() => void vi.useRealTimers());

/** What a call answers: the house takes nothing in exchange. */
async function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/publicChanges') return Response.json(nothingChanged);
  if (pathname === '/house') return Response.json({ data: null });
  if (pathname === '/home/searchLocations') return Response.json({ data: [] });
  const { searches } = (await request.json()) as { searches: object[] };
  return Response.json({ found: searches.map((each) => !JSON.stringify(each).includes('xchange')) });
}

/**
 * Kept pages, as visitors without a name ask for them, before a site that says whether the house takes homes in exchange.
 * @param lateMs how late the call of a path is answered; 0: at once
 */
async function website(lateMs: (path: string) => number, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'late-'));
  const backEnd = {
    async fetch(request: Request) {
      const late = lateMs(new URL(request.url).pathname);
      if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
      return answerTo(request);
    },
    ready: async () => true,
    close: async () => {},
  };
  const settings = readEnv({ NODE_ENV: 'test', SITE_URL: 'https://casa.example', DATA_DIR: dataDir, ...env });
  const parts = { env: settings, backEnd, leads: {} as LeadDesk, seals: testSeals, log: silentLogger };
  const shared = sharedContext(parts);
  const kept = openKeptPages({ env: settings, shared, log: silentLogger, pack });
  let held = Promise.resolve();
  const page = vi.fn((async (_req, res) => {
    await held;
    const exchanges = contextOf(res).onOffer!.has(houseSearches.exchange);
    res.setHeader('content-type', 'text/html');
    res.end(exchanges ? 'takes exchange' : 'takes none');
  }) as RequestHandler);
  const site = express.Router().use(pageContext(shared, settings.geoHeaders), page);
  const before = express
    .Router()
    .use((_req, res, next) => next(void res.setHeader('x-visitor', '1')), kept.before(site));
  const ask = siteAsker(before);
  const get = async (address = '/') => {
    const { status, headers, body } = await ask({ address, region: 'SP', cookies: '' });
    const how = /desc=(\w+)/.exec(String(headers['server-timing']))?.[1];
    return { status, how, text: String(body), caching: String(headers['cache-control']) };
  };
  return {
    ...{ get, page, shared },
    /** Has visitors come at once. @param ms how much time passes until all of them are answered */
    async visits(ms = 0, visitors = 1) {
      const all = Promise.all(Array.from({ length: visitors }, () => get()));
      await pass(ms);
      const answers = new Set((await all).map(({ status, how, text }) => `${status} ${how}: ${text}`));
      await pass(0);
      return [...answers].join();
    },
    /** Pages that are begun from now on end when what is returned is called. */
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
  };
}

/** Has all be done that needs no time. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}
/** Lets time pass, and what it brings about be done. */
async function pass(ms: number) {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

test('with every answer 600 ms late the cache serves 20 visitors, never for current', async () => {
  let lateMs = 600;
  const { visits, page } = await website(() => lateMs);
  // Whoever comes first waits as long as pages wait for house and links: the page is made once for all.
  expect(await visits(500, 20)).toBe('200 fresh: takes exchange');
  expect(page).toHaveBeenCalledTimes(1);
  expect(await visits(0, 20)).toBe('200 stale: takes exchange');
  expect(page, 'made anew behind them').toHaveBeenCalledTimes(2);
  // The links are told at last, the house is not.
  await pass(4600);
  expect(await visits(1000, 20)).toBe('200 fresh: takes none');
  expect(await visits(0, 20)).toBe('200 stale: takes none');
  expect(page).toHaveBeenCalledTimes(4);
  lateMs = 0;
  await pass(6000);
  expect(await visits()).toBe('200 fresh: takes none');
  expect(await visits(0, 20)).toBe('200 kept: takes none');
  expect(page).toHaveBeenCalledTimes(5);
});

test('a page made while its links are late is not current, and stands in for none', async () => {
  const { get, visits, shared } = await website((path) => (path === '/search/offered' ? 9_000 : 0), {
    CDN: 'on',
  });
  const started = onOfferNow(shared.api, shared.log);
  await pass(500);
  await started;
  const first = await get();
  expect([first.how, first.text, first.caching]).toEqual(['fresh', 'takes exchange', 'undefined']);
  expect(await visits()).toBe('200 stale: takes exchange');
  await pass(1_500);
  expect(await visits()).toBe('200 fresh: takes exchange');
});

test('a page in the making while its links change is not kept as it was begun', async () => {
  const { visits, get, hold, shared } = await website((path) => (path === '/search/offered' ? 600 : 0));
  const started = onOfferNow(shared.api, shared.log);
  await pass(500);
  await started;
  const letGo = hold();
  const first = get();
  await pass(3_000);
  // Another page is asked for once the links are told.
  const other = get('/sobre-nos/contato');
  await pass(0);
  letGo();
  expect([(await first).text, (await other).text]).toEqual(['takes exchange', 'takes none']);
  expect(await visits()).not.toContain('kept: takes exchange');
  expect(await visits()).toBe('200 kept: takes none');
});

test('a page that is true is not replaced by one of which that is not known', async () => {
  let lateMs = 0;
  const { visits, page } = await website(() => lateMs);
  await visits();
  expect(await visits()).toBe('200 kept: takes none');
  lateMs = 600;
  await pass(120_000);
  expect(await visits(500)).toBe('200 stale: takes none');
  await pass(5000);
  expect(await visits(500)).toBe('200 stale: takes none');
  expect(page.mock.calls.length).toBeGreaterThan(2);
});
