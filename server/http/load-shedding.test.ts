import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { decode } from 'turbo-stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '@tests/support/silent-logger';
import { stopClock } from '@tests/support/stopped-clock';
import { isSigningIn, cacheCallers, shedLoad } from './load-shedding';
import { failedRoutes } from './unavailable-reply';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

function fakeRequest(url = '/', address = '203.0.113.7') {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  const app = { get: () => () => false };
  const own = { method: 'GET', url, originalUrl: url, path: url.split('?', 1)[0], app };
  const req = Object.assign(new IncomingMessage(socket), own);
  return { req: req as unknown as Request, res: new ServerResponse(req) as unknown as Response };
}

test.each<[string, (res: Response) => unknown]>([
  ['its answer is made, though nobody reads it', (res) => res.writeHead(200).end('a page')],
  ['its visitor goes', (res) => res.emit('close')],
  ['it takes too long, whatever becomes of it', () => vi.advanceTimersByTimeAsync(10_000)],
])('the one place is free again when %s, and not before', async (_, end) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { pages } = shedLoad({ maxPages: 1, security: [], log: silentLogger });
  const [first, second] = [fakeRequest(), fakeRequest()];
  const begun: Response[] = [];
  for (const { req, res } of [first, second]) pages(req, res, () => begun.push(res));
  for (let count = 0; count < 3; count += 1) await turn();
  expect(begun).toEqual([first.res]);
  await end(first.res);
  for (let count = 0; count < 3; count += 1) await turn();
  expect(begun).toHaveLength(2);
});

test('a finished page leaves no timer, which would hold its request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pages } = shedLoad({ maxPages: 1, security: [], log: silentLogger });
  const { req, res } = fakeRequest();
  await new Promise<void>((begun) => void pages(req, res, () => begun()));
  expect(vi.getTimerCount()).toBe(1);
  res.writeHead(200).end('a page');
  expect(vi.getTimerCount()).toBe(0);
});

describe('with a full queue', () => {
  const listing = '/imoveis?quartos=2';
  let [isCached, shedder] = [false, shedLoad({ maxPages: 1, security: [], log: silentLogger })];
  let putBack: () => void;
  beforeEach(() => {
    putBack = stopClock();
    isCached = false;
    shedder = shedLoad({ maxPages: 1, security: [], log: silentLogger, hasPage: () => isCached });
    for (let count = 0; count < 200; count += 1) {
      const { req, res } = fakeRequest(`/imoveis?pagina=${count}`);
      shedder.pages(req, res, () => {});
    }
  });
  afterEach(() => putBack());
  /** Seconds of `Retry-After`, if it is refused. */
  const refusalOf = ({ req, res }: ReturnType<typeof fakeRequest>) => {
    const writeHead = vi.spyOn(res, 'writeHead');
    if (!shedder.atOnce(req, res, () => {})) return null;
    const [, headers] = writeHead.mock.calls[0]! as unknown as [number, string[]];
    return Number(headers[headers.indexOf('retry-after') + 1]);
  };

  test('answers 503 with Retry-After, stores nothing and logs it', () => {
    const { req, res } = fakeRequest(listing);
    const [writeHead, onRefusal] = [vi.spyOn(res, 'writeHead'), vi.fn()];
    expect(shedder.atOnce(req, res, onRefusal)).toBe(true);
    const [status, headers] = writeHead.mock.calls[0]! as unknown as [number, string[]];
    expect([status, headers[headers.indexOf('retry-after') + 1]]).toEqual([503, '3']);
    expect(headers).toContain('no-store');
    expect(onRefusal).toHaveBeenCalledTimes(1);
  });

  test.each(['/assets/a.js', '/fotos/1', '/favicon.ico', '/healthz', '/area-do-cliente/login'])(
    'does not refuse %s',
    (path) => expect(refusalOf(fakeRequest(path))).toBeNull(),
  );

  test.each(['/', listing, '/imovel/1.data', '/sitemap.xml', '/ogiva'])('refuses %s', (path) =>
    expect(refusalOf(fakeRequest(path))).toBeGreaterThan(1),
  );

  test('refuses nothing of which the cache has a page', () => {
    isCached = true;
    expect(refusalOf(fakeRequest(listing))).toBeNull();
  });

  test('refuses no other network, nor a form', () => {
    expect(refusalOf(fakeRequest(listing, '198.51.100.1'))).toBeNull();
    const form = fakeRequest(listing);
    form.req.method = 'POST';
    expect(refusalOf(form)).toBeNull();
  });

  test('knows the visitor for whom the page cache asks', () => {
    const render = fakeRequest(listing, '198.51.100.1');
    cacheCallers.set(render.req, { network: '203.0.113.0/24' });
    expect(refusalOf(render)).toBe(3);
  });

  test('a page and its data are one', () => {
    const first = refusalOf(fakeRequest(listing));
    for (let count = 0; count < 200; count += 1) refusalOf(fakeRequest(`/imoveis?suites=${count}`));
    expect(refusalOf(fakeRequest('/imoveis.data?quartos=2'))).toBe(first);
    expect(refusalOf(fakeRequest('/imoveis.data?quartos=3'))).toBeGreaterThan(first!);
  });
});

test('sign-in pages have a line of their own, so neither waits for the other', async () => {
  const { pages } = shedLoad({ maxPages: 1, security: [], log: silentLogger });
  const begun: string[] = [];
  const ask = (path: string) => {
    const { req, res } = fakeRequest();
    pages(Object.assign(req, { url: path, path }), res, () => begun.push(path));
  };
  for (const path of ['/entrar/google', '/entrar/outro', '/robots.txt', '/', '/imoveis']) ask(path);
  for (let count = 0; count < 6; count += 1) await turn();
  expect(begun).toEqual(['/entrar/google', '/']);
});

test('takes a form in the turn in which it arrives, up to a limit', () => {
  const { forms } = shedLoad({ maxPages: 1, security: [], log: silentLogger });
  const next = vi.fn();
  const all = Array.from({ length: 300 }, () => fakeRequest());
  for (const { req, res } of all) forms(Object.assign(req, { method: 'POST' }), res, next);
  expect(next).toHaveBeenCalledTimes(256);
  all[0]!.res.emit('close');
  const { req, res } = fakeRequest();
  forms(Object.assign(req, { method: 'POST' }), res, next);
  expect(next).toHaveBeenCalledTimes(257);
});

test.each([
  ['/area-do-cliente/login', true],
  ['/area-do-cliente/login.data', true],
  ['/area-do-cliente/redefinir-senha', true],
  ['/entrar/google/retorno', true],
  ['/robots.txt', true],
  ['/', false],
  ['/imoveis/venda/sao-paulo', false],
  ['/area-do-cliente/meus-favoritos', false],
  ['/recursos/codigo', false],
])('whether %s is a sign-in page: %s', (path, expected) => {
  expect(isSigningIn(path)).toBe(expected);
});

test('encodes a 503 for each requested route of a shed page', async () => {
  const routes = ['root', 'routes/imoveis/"quoted"'];
  const plugin = (type: string, ...rest: unknown[]) => type === 'ErrorResponse' && { value: rest };
  const body = new Response(failedRoutes(routes)).body!;
  const { value, done } = await decode(body, { plugins: [plugin] });
  await done;
  const failed = { error: [null, 503, 'Service Unavailable'] };
  expect(value).toEqual(Object.fromEntries(routes.map((route) => [route, failed])));
});
