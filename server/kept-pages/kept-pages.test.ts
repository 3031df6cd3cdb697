import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicChanges } from '@contract/public-changes';
import { nothingChanged } from '@tests/support/public-changes';
import { openKeptPages } from './index';

/** Eleven in the morning of São Paulo: no day ends while a test moves the clock on. */
beforeEach(() => void vi.setSystemTime('2026-03-10T14:00:00Z'));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

/** A website of kept pages before a site that answers what `site` does, in front of a back end that tells of changes. */
async function websiteBefore(site: RequestHandler, { cdn = false, dataDir = '', tellsChanges = true } = {}) {
  const told: ((changes: PublicChanges) => void)[] = [];
  const change = (changes: Partial<PublicChanges>) => {
    watch.version += 1;
    for (const each of told) each({ ...nothingChanged, ...changes });
  };
  const watch = {
    version: 0,
    get toldAt() {
      return tellsChanges ? Date.now() : 0;
    },
    look: () => undefined,
    onChange: (listener: (typeof told)[number]) => void told.push(listener),
  };
  const warn = vi.fn();
  const log = { warn, error: vi.fn(), info: vi.fn() };
  const settings = { oneTapClientId: null, gtmId: null };
  const api = { searchesOffered: async (list: unknown[]) => ({ found: list.map(() => true) }) };
  const frame = { settings };
  const house = async () => ({ ...frame });
  const shared = { changes: watch, settings, house, log, siteUrl: 'http://casa.example', api };
  const env = { keptPagesBytes: 8 * 1024 * 1024, cdn, dataDir, geoHeaders: { country: null, region: null } };
  const kept = openKeptPages({ env, shared, log } as never);
  const app = express();
  const wentThrough = vi.fn();
  app.use((_req, _res, next) => next(wentThrough()));
  app.use(kept.before(site));
  app.use(((_error, _req, res, _next) => res.status(500).end()) as express.ErrorRequestHandler);
  const onAnswer = vi.fn();
  const server = createServer((req, res) => {
    if (!kept.atOnce(Object.assign(req, { app }) as never, res, onAnswer)) app(req, res);
  }).listen(0);
  closing.push(() => server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(origin + path, { method, headers, redirect: 'manual' });
    const how = /desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
    return { status: answer.status, how, text: await answer.text(), headers: answer.headers };
  };
  /** The house is told, and has other menus. */
  const changeFrame = () => void (frame.settings = { ...settings });
  return { get, change, changeFrame, kept, warn, wentThrough, onAnswer };
}

const html = (res: express.Response, text: string) =>
  res.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }).end(text);
/** A site that counts how often it was asked, and says what it was told of who asks. */
function countingSite(answer: (asked: number) => string = (asked) => `page ${asked}`) {
  const site = vi.fn(((req, res) => {
    html(res, `${answer(site.mock.calls.length)} ${req.url} ${JSON.stringify(req.headers)}`);
  }) as RequestHandler);
  return site;
}

test('a page is made once, and is the same bytes for everybody who comes after', async () => {
  const site = countingSite();
  const { get } = await websiteBefore(site);
  const first = await get('/?utm_source=a', {
    'user-agent': 'Ana',
    referer: 'http://x.example/',
    cookie: '_ga=1',
  });
  const second = await get('/?gclid=2', { 'user-agent': 'Bruno' });
  expect([first.how, second.how]).toEqual(['fresh', 'kept']);
  expect(second.text).toBe(first.text);
  expect(first.text).not.toMatch(/Ana|x\.example|_ga|utm|localhost/);
  expect(site).toHaveBeenCalledTimes(1);
});

test('a page that was made is answered before anything else looks at a request, which is told', async () => {
  const { get, wentThrough, onAnswer } = await websiteBefore(countingSite());
  const [first, second] = [await get('/imoveis?suites=2'), await get('/imoveis?suites=2')];
  expect([first.how, second.how, second.text]).toEqual(['fresh', 'kept', first.text]);
  expect([wentThrough.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 1]);
});

type Request = [path: string, headers?: Record<string, string>, method?: string];
test.each<[string, Request]>([
  ['another address of the same page', ['/imoveis?suites=2&utm_source=a']],
  ['a form', ['/imoveis?suites=2', {}, 'POST']],
  ['its headers alone', ['/imoveis?suites=2', {}, 'HEAD']],
  ['somebody who is signed in', ['/imoveis?suites=2', { cookie: 'sessao=x' }]],
  ['somebody of whom another page is made', ['/imoveis?suites=2', { cookie: 'cookiesAccepted=1' }]],
  ['a packing that is seldom asked for', ['/imoveis?suites=2', { 'accept-encoding': 'identity' }]],
])('%s comes the whole way, as all that is not at hand', async (_whose, request) => {
  const { get, wentThrough } = await websiteBefore(countingSite());
  await get('/imoveis?suites=2');
  await get(...request);
  expect(wentThrough).toHaveBeenCalledTimes(2);
});

test('what has changed comes the whole way', async () => {
  const { get, change, wentThrough } = await websiteBefore(countingSite());
  await get('/imoveis');
  change({ lists: true });
  expect((await get('/imoveis')).how).toBe('stale');
  expect(wentThrough).toHaveBeenCalledTimes(2);
});

test('500 who ask for a page at once have it made once', async () => {
  const site = vi.fn(((_req, res) => setTimeout(() => html(res, 'slow'), 50)) as RequestHandler);
  const { get } = await websiteBefore(site);
  const all = await Promise.all(Array.from({ length: 500 }, () => get('/imoveis')));
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['slow']));
  expect(site).toHaveBeenCalledTimes(1);
});

test('where the page that many wait for fails, each is answered for themselves', async () => {
  let asked = 0;
  const { get } = await websiteBefore((_req, res, next) => {
    asked += 1;
    if (asked === 1) return void setTimeout(next, 30, new Error('broken'));
    html(res, 'well');
  });
  const all = await Promise.all(Array.from({ length: 20 }, () => get('/imoveis')));
  expect(all.map(({ status, text }) => [status, text])).toEqual(all.map(() => [200, 'well']));
});

test('an answer that sets a cookie is nobody else’s: neither kept nor given to who waited', async () => {
  const { get } = await websiteBefore((_req, res) => {
    res.append('set-cookie', `own=${Math.random()}`);
    setTimeout(() => html(res, 'own'), 20);
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => get('/')));
  expect(new Set(all.map(({ headers }) => headers.get('set-cookie'))).size).toBe(5);
  expect((await get('/')).how).toBe('fresh');
});

test.each([404, 301, 410])('an answer of %i is not kept, and is each asker’s own', async (status) => {
  const { get } = await websiteBefore((req, res) => {
    res.status(status).set('location', `/there${req.url}`).end();
  });
  await get('/imoveis?utm_source=a');
  const { how, headers } = await get('/imoveis?utm_source=b');
  expect([how, headers.get('location')]).toEqual(['fresh', '/there/imoveis?utm_source=b']);
});

test('a page that has changed is given a moment longer, made anew beside, then new', async () => {
  const site = countingSite();
  const { get, change } = await websiteBefore(site);
  await get('/imoveis');
  change({ lists: true });
  expect(await get('/imoveis')).toMatchObject({ how: 'stale', text: expect.stringMatching(/^page 1 /) });
  await vi.waitFor(async () =>
    expect(await get('/imoveis')).toMatchObject({ how: 'kept', text: expect.stringMatching(/^page 2 /) }),
  );
  change({ homes: [3], lists: true });
  const institutional = await get('/sobre-nos/a-bossa-nova');
  change({ homes: [3], lists: true });
  expect(institutional.how).toBe('fresh');
  expect((await get('/sobre-nos/a-bossa-nova')).how).toBe('kept');
});

test('a page that has changed is waited for once the moment is over', async () => {
  const { get, change } = await websiteBefore(countingSite());
  await get('/imoveis');
  change({ everything: true });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 1500);
  expect(await get('/imoveis')).toMatchObject({ how: 'fresh', text: expect.stringMatching(/^page 2 /) });
  vi.restoreAllMocks();
});

test('what changes while a page is made is on the next', async () => {
  let change = () => {};
  let asked = 0;
  const website = await websiteBefore((_req, res) => {
    asked += 1;
    if (asked === 1) change();
    html(res, `page ${asked}`);
  });
  change = () => website.change({ lists: true });
  await website.get('/imoveis');
  expect((await website.get('/imoveis')).how).toBe('stale');
  await vi.waitFor(async () => expect((await website.get('/imoveis')).text).toBe('page 2'));
});

test('where the site fails what is kept stands in, as long as its kind may, and the log counts it', async () => {
  let fails = false;
  const { get } = await websiteBefore(
    (req, res) => {
      if (fails) return void res.status(503).end('away');
      html(res, req.url);
    },
    { tellsChanges: false },
  );
  const home = '/usado/venda/sao-paulo/moema/casa/12';
  const pages = ['/', '/imoveis', home, '/sobre-nos/contato'];
  for (const path of pages) await get(path);
  fails = true;
  const begun = Date.now();
  const howAfter = async (minutes: number) => {
    vi.spyOn(Date, 'now').mockImplementation(() => begun + minutes * 60_000);
    const answers = [];
    for (const path of pages) answers.push(await get(path));
    vi.restoreAllMocks();
    return answers.map(({ status, how }) => (status === 200 ? how : status));
  };
  expect(await howAfter(0.9)).toEqual(['kept', 'kept', 'kept', 'kept']);
  expect(await howAfter(9)).toEqual(['stale', 'stale', 'stale', 'stale']);
  expect(await howAfter(14)).toEqual(['stale', 503, 'stale', 'stale']);
  expect(await howAfter(16)).toEqual(['stale', 503, 503, 'stale']);
});

test('past midnight a page stands in for a site that fails, unless it names days for a visit', async () => {
  let fails = false;
  const { get } = await websiteBefore((req, res) =>
    fails ? void res.status(503).end() : html(res, req.url),
  );
  const home = '/usado/venda/sao-paulo/moema/casa/12';
  vi.setSystemTime('2026-03-11T02:55:00Z');
  for (const path of ['/', home]) await get(path);
  fails = true;
  vi.setSystemTime('2026-03-11T03:01:00Z');
  expect([(await get('/')).how, (await get(home)).status]).toEqual(['stale', 503]);
});

test('a page that only stands in for another, as its site says, takes no kept one’s place', async () => {
  let standsIn = false;
  const { get, change } = await websiteBefore((_req, res) => {
    res.set({ 'content-type': 'text/html', 'cache-control': standsIn ? 'no-store' : 'private, no-cache' });
    res.end(standsIn ? 'as it was at nine' : 'as it is');
  });
  await get('/imoveis');
  standsIn = true;
  change({ lists: true });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 2000);
  expect((await get('/imoveis')).text).toBe('as it was at nine');
  standsIn = false;
  expect((await get('/imoveis')).text).toBe('as it is');
  vi.restoreAllMocks();
});

test('a browser that has the page gets 304, in whatever packing it was given; HEAD has the same headers and no body', async () => {
  const { get } = await websiteBefore(countingSite(() => 'long '.repeat(2000)));
  const br = await get('/', { 'accept-encoding': 'br' });
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  const plain = await get('/', { 'accept-encoding': 'identity' });
  expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip']);
  expect([gzip.text, plain.text]).toEqual([br.text, br.text]);
  const tags = [br, gzip, plain].map(({ headers }) => headers.get('etag')!);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags)
    expect(await get('/', { 'if-none-match': `"other", W/${tag}` })).toMatchObject({ status: 304, text: '' });
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await get('/', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([head.text, head.headers.get('etag')]).toEqual(['', tags[1]]);
  expect(head.headers.get('content-length')).toBe(gzip.headers.get('content-length'));
});

test('HEAD alone makes the page too, whole', async () => {
  const { get } = await websiteBefore(countingSite());
  await get('/', {}, 'HEAD');
  expect(await get('/')).toMatchObject({ how: 'kept', text: expect.stringContaining('page 1') });
});

test('with CDN=on a page that is the same for all may be kept elsewhere, and no other', async () => {
  const { get } = await websiteBefore(
    countingSite(() => '<a href="/novo/venda/x/7">'),
    { cdn: true },
  );
  const shared = await get('/imoveis');
  expect(shared.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/);
  expect(shared.headers.get('surrogate-key')).toBe('paginas lists home-7');
  const chosen = await get('/imoveis', { cookie: 'cookiesAccepted=1' });
  expect(chosen.headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/imoveis', { cookie: 'sessao=x' })).headers.get('surrogate-key')).toBeNull();
});

test('what was asked for most is asked anew after a restart, and nothing else is remembered of it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'));
  const before = await websiteBefore(countingSite(), { dataDir });
  for (const path of ['/', '/', '/imoveis?suites=2', '/?auth=true'])
    await before.get(path, { cookie: 'cookiesAccepted=1' });
  await before.kept.close();
  const site = countingSite();
  const after = await websiteBefore(site, { dataDir });
  await after.kept.warm();
  expect(site.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/imoveis?suites=2']);
  expect((await after.get('/')).how).toBe('kept');
});

test('pages that are asked anew after a restart are kept though the house is told in between', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'));
  const paths = ['1', '2', '3', '4'].map((suites) => `/imoveis?suites=${suites}`);
  const before = await websiteBefore(countingSite(), { dataDir });
  for (const path of paths) await before.get(path);
  await before.kept.close();
  const after = await websiteBefore(countingSite(), { dataDir });
  const warming = after.kept.warm();
  await vi.waitFor(async () => expect((await after.get(paths[0]!)).how).toBe('kept'));
  after.changeFrame();
  await warming;
  // The first to come after a second looks at house and menus again.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await after.get('/?auth=true');
  await after.get('/imoveis/venda');
  for (const path of paths) expect([path, (await after.get(path)).how]).toEqual([path, 'kept']);
});
