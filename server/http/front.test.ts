import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { afterEach, expect, it } from 'vitest';
import { closeServer } from '@api/platform/process/graceful-stop';
import { openFront } from './front';
import { reply } from './reply';

let close: () => Promise<void>;
afterEach(() => close());

async function listenAtOnce() {
  const front = openFront(['x-content-type-options', 'nosniff']);
  const server = createServer(front.listener).listen(0, '127.0.0.1');
  close = () => closeServer(server, 100);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get('retry-after'), headers.get('content-type')?.split(';')[0]];
  };
  return { front, get };
}
const files: RequestHandler = (req, res, next) =>
  req.url === '/assets/a.js' ? reply(req, res, 200, ['content-type', 'text/javascript']) : next();

it('answers checks, files and pages before the site is there', async () => {
  const { front, get } = await listenAtOnce();
  expect(await get('/healthz')).toEqual([200, null, 'text/plain']);
  expect(await get('/readyz?x')).toEqual([503, null, 'text/plain']);
  expect(await get('/')).toEqual([503, '5', 'text/html']);
  expect(await get('/_root.data')).toEqual([503, '5', 'text/x-script']);
  front.serveFiles(files);
  expect(await get('/assets/a.js')).toEqual([200, null, 'text/javascript']);
  expect(await get('/imoveis')).toEqual([503, '5', 'text/html']);
});

it('hands everything to the site once it is open', async () => {
  const { front, get } = await listenAtOnce();
  front.open((_req, res) => void res.writeHead(204).end());
  for (const path of ['/healthz', '/readyz', '/']) expect(await get(path)).toEqual([204, null, undefined]);
});
