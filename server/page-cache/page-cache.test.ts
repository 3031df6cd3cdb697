import type { RequestHandler } from 'express';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { countingSite, html, startCachedWebsite as website } from '@tests/support/cached-website';
import { until } from '@tests/support/until';
import { cacheCallers } from '../http/load-shedding';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const websiteBefore = (site: RequestHandler, options?: Parameters<typeof website>[2]) =>
  website(site, closing, options);

test('renders a page once and serves the same bytes to every visitor', async () => {
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

test('answers a cached page before any other middleware and reports it', async () => {
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

/** Resolves when so many requests have come: all wait for the first one's page. */
const cameTo = ({ wentThrough }: Awaited<ReturnType<typeof website>>, count: number) =>
  until(() => expect(wentThrough.mock.calls.length).toBeGreaterThanOrEqual(count));

test('100 who ask for a page at once have it made once', async () => {
  const site = vi.fn((async (_req, res) => {
    await cameTo(opened, 100);
    html(res, 'slow');
  }) as RequestHandler);
  const opened = await websiteBefore(site);
  const { get } = opened;
  const all = await Promise.all(Array.from({ length: 100 }, () => get('/imoveis')));
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['slow']));
  expect(site).toHaveBeenCalledTimes(1);
});

test('has a page from the moment in which it is made', async () => {
  const hasPage = (url: string) =>
    opened.kept.hasPage({
      method: 'GET',
      url,
      headers: {},
      app: { get: () => () => false },
      socket: {},
    } as never);
  const had: boolean[] = [];
  const opened = await websiteBefore((req, res) => {
    had.push(hasPage('/imoveis'));
    html(res, 'a page');
  });
  had.push(hasPage('/imoveis'));
  await opened.get('/imoveis');
  expect([...had, hasPage('/imoveis'), hasPage('/imoveis/venda')]).toEqual([false, true, true, false]);
});

test('a render takes the turn of its visitor’s network, without the address', async () => {
  const askers: unknown[] = [];
  const { get } = await websiteBefore((req, res) => {
    askers.push([cacheCallers.get(req)?.network, req.ip]);
    html(res, 'a page');
  });
  await get('/imoveis');
  expect(askers).toEqual([['127.0.0.0/24', undefined]]);
});

test('renders for each waiting visitor if the shared render fails', async () => {
  let renders = 0;
  const opened = await websiteBefore(async (_req, res, next) => {
    renders += 1;
    if (renders > 1) return void html(res, 'well');
    await cameTo(opened, 20);
    next(new Error('broken'));
  });
  const all = await Promise.all(Array.from({ length: 20 }, () => opened.get('/imoveis')));
  expect(all.map(({ status, text }) => [status, text])).toEqual(all.map(() => [200, 'well']));
});

test('neither caches nor shares an answer that sets a cookie', async () => {
  const opened = await websiteBefore(async (_req, res) => {
    res.append('set-cookie', `own=${Math.random()}`);
    await cameTo(opened, 5);
    html(res, 'own');
  });
  const { get } = opened;
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

test('answers 304 in any encoding, and HEAD with headers but no body', async () => {
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

test('compresses a repeated page best once no page is made', async () => {
  let finish = () => {};
  const site = vi.fn(((req, res) => {
    if (req.url === '/') html(res, 'often');
    else finish = () => html(res, 'slow');
  }) as RequestHandler);
  const { get } = await websiteBefore(site);
  const isBest = async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    return headers.get('etag')!.includes('br11');
  };
  const slow = get('/imoveis');
  await until(() => expect(site).toHaveBeenCalled());
  for (let visit = 0; visit < 5; visit += 1) expect(await isBest()).toBe(false);
  finish();
  await slow;
  await until(async () => expect(await isBest()).toBe(true));
});

test('HEAD alone makes the page too, whole', async () => {
  const { get } = await websiteBefore(countingSite());
  await get('/', {}, 'HEAD');
  expect(await get('/')).toMatchObject({ how: 'kept', text: expect.stringContaining('page 1') });
});

test('with CDN=on only pages equal for all may be cached elsewhere', async () => {
  const { get } = await websiteBefore(
    countingSite(() => '<a href="/novo/venda/x/7">'),
    { cdn: true },
  );
  const shared = await get('/imoveis');
  expect(shared.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/);
  expect(shared.headers.get('surrogate-key')).toBe('paginas lists home-7');
  // A price and a withdrawal are right within a minute; a text may be older.
  expect(shared.headers.get('cache-control')).not.toContain('stale-while-revalidate');
  const chosen = await get('/imoveis', { cookie: 'cookiesAccepted=1' });
  expect(chosen.headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/imoveis', { cookie: 'sessao=x' })).headers.get('surrogate-key')).toBeNull();
});

test('warms the most requested URLs after a restart and stores no more', async () => {
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

test('keeps warmed pages when the brokerage changes during the warm-up', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-'));
  const paths = ['1', '2', '3', '4'].map((suites) => `/imoveis?suites=${suites}`);
  const before = await websiteBefore(countingSite(), { dataDir });
  for (const path of paths) await before.get(path);
  await before.kept.close();
  let changeBrokerage = () => {};
  const site = countingSite((count) => {
    if (count === 3) changeBrokerage();
    return `page ${count}`;
  });
  const after = await websiteBefore(site, { dataDir });
  changeBrokerage = () => void (after.sources.layout = 'second');
  await after.kept.warm();
  expect(site).toHaveBeenCalledTimes(paths.length + 3);
  for (const path of paths) expect([path, (await after.get(path)).how]).toEqual([path, 'kept']);
});
