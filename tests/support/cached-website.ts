import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { vi } from 'vitest';
import type { PublicChanges } from '@contract/public-changes';
import type { ChangeListener } from '~/back-end/invalidation.server';
import { replaceClock } from '@domain/kernel/clock';
import { openPageCache } from '@server/page-cache';
import { nothingChanged } from './public-changes';

/** Eleven in the morning of São Paulo: no day ends while a test moves the clock on. */
const morning = Date.parse('2026-03-10T14:00:00Z');

/** Time that passes only as a test has it pass. */
function stillTime() {
  let [wall, monotonic] = [morning, 5_000];
  const putBack = replaceClock({
    now: () => new Date(wall),
    nowMs: () => wall,
    monotonicNow: () => monotonic,
  });
  return {
    putBack,
    now: () => monotonic,
    pass(ms: number) {
      wall += ms;
      monotonic += ms;
    },
    /** Sets the wall clock, as an operator does: no time passes. */
    setWall: (moment: string | number) => void (wall = new Date(moment).getTime()),
  };
}

/**
 * A website of kept pages before a site that answers what `site` does, in front of a back end that tells of changes.
 * @param closing gets what ends it
 */
export async function startCachedWebsite(
  site: RequestHandler,
  closing: (() => unknown)[],
  { cdn = false, dataDir = '', tellsChanges = true } = {},
) {
  const time = stillTime();
  closing.push(time.putBack);
  const listeners: ChangeListener[] = [];
  /** @param after time of the report before; usually a second ago */
  const change = (changes: Partial<PublicChanges>, after = time.now() - 1_000) => {
    sources.version += 1;
    for (const each of listeners) each({ ...nothingChanged, ...changes }, after);
  };
  const sources = {
    version: 0,
    layout: 'first',
    isCertain: true,
    stamp: () => (sources.isCertain ? `${sources.layout} ${sources.version}` : null),
    refresh: async () => {},
    get checkedAt() {
      return tellsChanges ? time.now() : -Infinity;
    },
    look: () => undefined,
    onChange: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  };
  const warn = vi.fn();
  const log = { warn, error: vi.fn(), info: vi.fn() };
  const settings = { oneTapClientId: null, gtmId: null };
  const shared = { sources, settings, log, siteUrl: 'http://casa.example' };
  const env = { pageCacheBytes: 8 * 1024 * 1024, cdn, dataDir, geoHeaders: { country: null, region: null } };
  const pageCache = openPageCache({ env, shared, log } as never);
  const app = express();
  const wentThrough = vi.fn();
  app.use((_req, _res, next) => next(wentThrough()));
  app.use(pageCache.before(site));
  app.use(((_error, _req, res, _next) => res.status(500).end()) as express.ErrorRequestHandler);
  const onAnswer = vi.fn();
  const server = createServer((req, res) => {
    if (!pageCache.atOnce(Object.assign(req, { app }) as never, res, onAnswer)) app(req, res);
  }).listen(0);
  closing.push(() => server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(origin + path, { method, headers, redirect: 'manual' });
    const how = /desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
    return { status: answer.status, how, text: await answer.text(), headers: answer.headers };
  };
  return { get, change, sources, time, kept: pageCache, warn, wentThrough, onAnswer };
}

export const html = (res: express.Response, text: string) =>
  res.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }).end(text);

/** A site that counts how often it was asked, and says what it was told of who asks. */
export function countingSite(answer: (count: number) => string = (count) => `page ${count}`) {
  const site = vi.fn(((req, res) => {
    html(res, `${answer(site.mock.calls.length)} ${req.url} ${JSON.stringify(req.headers)}`);
  }) as RequestHandler);
  return site;
}
