import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { decode } from 'turbo-stream';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { LoadShedder } from '@api/platform/http/load-shedding';
import { silentLogger } from '@tests/support/silent-logger';
import { isSigningIn, isSpare, setRequestNetwork, shedLoad } from './load-shedding';
import { failedRoutes } from './unavailable-reply';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

function fakeRequest(url = '/') {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '203.0.113.7' });
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

test('answers 503 with the shedder’s Retry-After and stores nothing', async () => {
  vi.spyOn(LoadShedder.prototype, 'take').mockResolvedValue(7);
  const { req, res } = fakeRequest();
  const writeHead = vi.spyOn(res, 'writeHead');
  shedLoad({ maxPages: 1, security: [], log: silentLogger }).pages(req, res, () => {});
  await turn();
  const [status, headers] = writeHead.mock.calls[0]! as unknown as [number, string[]];
  expect([status, headers[headers.indexOf('retry-after') + 1]]).toEqual([503, '7']);
  expect(headers).toContain('no-store');
});

test.each<[string, (req: Request) => unknown, string, string]>([
  ['by its address', () => {}, '203.0.113.0/24', '203.0.113.0/24 /imoveis?quartos=2'],
  [
    'as its page',
    (req) => (req.url = '/imoveis.data?quartos=2'),
    '203.0.113.0/24',
    '203.0.113.0/24 /imoveis?quartos=2',
  ],
  ['by the visitor of the page cache', (req) => setRequestNetwork(req, 'n'), 'n', 'n /imoveis?quartos=2'],
])('a request stands in line %s', async (_, change, network, key) => {
  const take = vi.spyOn(LoadShedder.prototype, 'take');
  const { req, res } = fakeRequest();
  Object.assign(req, { url: '/imoveis?quartos=2' });
  change(req);
  shedLoad({ maxPages: 1, security: [], log: silentLogger }).pages(req, res, () => {});
  await turn();
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ network, key }));
});

describe('with a full line', () => {
  const listing = '/imoveis?quartos=2';
  const offer = (url = listing, options: { hasPage?: () => boolean } = {}) => {
    const shedder = shedLoad({ maxPages: 1, security: [], log: silentLogger, ...options });
    const { req, res } = fakeRequest(url);
    const begun = vi.fn();
    return {
      begun,
      early: () => shedder.early(req, res, begun),
      atOnce: (onRefusal = () => {}) => shedder.atOnce(req, res, onRefusal) && res.statusCode,
    };
  };
  let isFull: Mock<() => boolean>;
  let refusal: Mock<LoadShedder['refusal']>;
  beforeEach(() => {
    isFull = vi.spyOn(LoadShedder.prototype, 'isFull', 'get').mockReturnValue(true);
    refusal = vi.spyOn(LoadShedder.prototype, 'refusal').mockReturnValue(7);
  });

  test('refuses before the middleware what has passed it, and logs it', () => {
    const { early, atOnce, begun } = offer();
    expect(atOnce()).toBe(false);
    isFull.mockReturnValue(false);
    early();
    expect(begun).toHaveBeenCalledTimes(1);
    isFull.mockReturnValue(true);
    const onRefusal = vi.fn();
    expect(atOnce(onRefusal)).toBe(503);
    expect(onRefusal).toHaveBeenCalledTimes(1);
  });

  test('refuses before the page cache, which would ask twice', () => {
    const { early, begun } = offer();
    early();
    expect(begun).not.toHaveBeenCalled();
  });

  test.each<[string, () => void, { hasPage?: () => boolean }]>([
    ['the cache has its page', () => {}, { hasPage: () => true }],
    ['it may wait', () => refusal.mockReturnValue(null), {}],
    ['the line is not full', () => isFull.mockReturnValue(false), {}],
  ])('refuses nothing where %s', (_, change, options) => {
    change();
    const { early, atOnce, begun } = offer(listing, options);
    early();
    expect([begun.mock.calls.length, atOnce()]).toEqual([1, false]);
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
  const all = Array.from({ length: 300 }, fakeRequest);
  for (const { req, res } of all) forms(Object.assign(req, { method: 'POST' }), res, next);
  expect(next).toHaveBeenCalledTimes(256);
  all[0]!.res.emit('close');
  const { req, res } = fakeRequest();
  forms(Object.assign(req, { method: 'POST' }), res, next);
  expect(next).toHaveBeenCalledTimes(257);
});

test.each([
  ['/area-do-cliente/login', {}, 'sign-in'],
  ['/area-do-cliente/login.data', {}, 'sign-in'],
  ['/area-do-cliente/redefinir-senha', {}, 'sign-in'],
  ['/entrar/google/retorno', {}, 'sign-in'],
  ['/robots.txt', {}, 'sign-in'],
  ['/', {}, 'page'],
  ['/imoveis/venda/sao-paulo', {}, 'page'],
  ['/area-do-cliente/meus-favoritos', {}, 'page'],
  ['/recursos/codigo', {}, 'page'],
  ['/recursos/locais', {}, 'spare'],
  ['/imoveis', { 'sec-purpose': 'prefetch' }, 'spare'],
  ['/sitemap-imoveis.xml', {}, 'spare'],
] as const)('%s with %j is %s', (path, headers, kind) => {
  expect(isSigningIn(path) ? 'sign-in' : isSpare({ path, headers }) ? 'spare' : 'page').toBe(kind);
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
