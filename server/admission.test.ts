import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { decode } from 'turbo-stream';
import { afterEach, expect, test, vi } from 'vitest';
import { Admission } from '@api/admission';
import { silentLogger } from '@tests/support/silent-logger';
import { admitted, failedRoutes, urgencyOf } from './admission';

afterEach(() => void vi.useRealTimers());

/** A turn of the event loop, in which one more may begin. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Somebody's request, nothing of whose answer is read: it has no connection to be written to. */
function asked() {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/', path: '/' });
  return { req: req as unknown as Request, res: new ServerResponse(req) as unknown as Response };
}

test.each<[string, (res: Response) => unknown]>([
  ['its answer is made, though nobody reads it', (res) => res.writeHead(200).end('a page')],
  ['its visitor goes', (res) => res.emit('close')],
  ['it takes too long, whatever becomes of it', () => vi.advanceTimersByTimeAsync(10_000)],
])('the one place is free again when %s, and not before', async (_, end) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { pages } = admitted(new Admission(1), [], silentLogger);
  const [first, second] = [asked(), asked()];
  const begun: Response[] = [];
  for (const { req, res } of [first, second]) pages(req, res, () => begun.push(res));
  for (let count = 0; count < 3; count += 1) await turn();
  expect(begun).toEqual([first.res]);
  await end(first.res);
  for (let count = 0; count < 3; count += 1) await turn();
  expect(begun).toHaveLength(2);
});

test.each([
  ['/area-do-cliente/login', {}, 'vital'],
  ['/area-do-cliente/login.data', {}, 'vital'],
  ['/area-do-cliente/redefinir-senha', {}, 'vital'],
  ['/entrar/google/retorno', {}, 'vital'],
  ['/robots.txt', {}, 'vital'],
  ['/', {}, 'page'],
  ['/imoveis/venda/sao-paulo', {}, 'page'],
  ['/area-do-cliente/meus-favoritos', {}, 'page'],
  ['/recursos/codigo', {}, 'page'],
  ['/recursos/locais', {}, 'spare'],
  ['/imoveis', { 'sec-purpose': 'prefetch' }, 'spare'],
  ['/sitemap-imoveis.xml', {}, 'spare'],
] as const)('%s with %j is %s', (path, headers, urgency) => {
  expect(urgencyOf({ path, headers })).toBe(urgency);
});

test('what the router is told of a page that is not made is its 503, for each route that it asked for', async () => {
  const routes = ['root', 'routes/imoveis/"quoted"'];
  const plugin = (type: string, ...rest: unknown[]) => type === 'ErrorResponse' && { value: rest };
  const body = new Response(failedRoutes(routes)).body!;
  const { value, done } = await decode(body, { plugins: [plugin] });
  await done;
  const failed = { error: [null, 503, 'Service Unavailable'] };
  expect(value).toEqual(Object.fromEntries(routes.map((route) => [route, failed])));
});
