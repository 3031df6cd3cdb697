import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remoteBackEnd } from '@server/back-end';
import { startWebsite } from '../server/website';
import { rawGet, sendRaw } from '../support/raw-http';
import { unhurriedMs } from '../support/until';

const photo = '/fotos/aaaabbbbccccddddeeeeffff/480.webp';
/** Ways to write '/../' that something on a path's way may understand. */
const writings =
  String.raw`/../ /./../ /%2e%2e/ /%2E%2e/ /.%2e/ /..%2f /%2e%2e%2F /..\ /..%5c /%252e%252e/ /%25252e%25252E%25252f \..\ ..%2f../`
    .split(' ')
    .map((each) => (/^[/\\]/.test(each) ? each : `/${each}`));
const mounts = ['/fotos', '/og', '/assets', '/recursos', '/.well-known', '/imoveis', '/healthz', photo, ''];
const climbing = mounts.flatMap((mount) => writings.map((writing) => `${mount}${writing}brokers`));

describe('one canonical path: a path that climbs reaches nothing', () => {
  const requestedUrls: string[] = [];
  let site: Awaited<ReturnType<typeof startWebsite>>;
  beforeAll(async () => {
    site = await startWebsite(
      {},
      {
        async fetch({ url }) {
          requestedUrls.push(url);
          return new Response('the whole back end', { headers: { 'content-type': 'image/webp' } });
        },
      },
    );
  });
  beforeEach(() => void (requestedUrls.length = 0));
  afterAll(() => site.close());
  const get = (target: string, method?: string) => sendRaw(site.port, rawGet(target, {}, method));

  test.each(climbing)('%s', async (target) => {
    for (const address of [target, `${target}.data`, `${target}?a=1`]) {
      const { status, headers, body } = await get(address);
      // A page's path that is malformed leads home (settled §3); a mount's is refused.
      if (status === 302) expect(headers.location).toBe('/');
      else expect([400, 404]).toContain(status);
      expect(body).not.toContain('the whole back end');
    }
    expect(requestedUrls).toEqual([]);
  });

  test.each(['/fotos/../brokers', '/fotos/%2e%2e/brokers', '/recursos/..%2fbrokers', '/a/../b.data'])(
    '%s is refused whoever asks',
    async (target) => {
      for (const method of ['GET', 'HEAD', 'POST']) expect((await get(target, method)).status).toBe(400);
    },
  );

  test.each([
    '/fotos',
    '/fotos/',
    '/fotos/brokers',
    '/fotos//aaaabbbbccccddddeeeeffff/480.webp',
    '/fotos/aaaabbbbccccddddeeeeffff/481.webp',
    '/fotos/aaaabbbbccccddddeeeeffff/0480.webp',
    '/fotos/aaaabbbbccccddddeeeeffff/840x1050-33.webp',
    '/fotos/aaaabbbbccccddddeeeeffff/99999x99999-50.webp',
    '/fotos/aaaabbbbccccddddeeeeffff/480.svg',
    '/fotos/aaaabbbbccccddddeeeeffff/480.webp/',
    '/fotos/aaaabbbbccccddddeeeeffff/480.webp%20',
    '/fotos/aaaabbbbccccddddeeeeffff%2f480.webp',
    '/fotos/aaaabbbbccccddddeeeeffff\\480.webp',
    '/fotos/aaaabbbbccccddddeeeeffff;/480.webp',
    '/fotos/AAAABBBBCCCCDDDDEEEEFFFF/480.webp',
    '/FOTOS/aaaabbbbccccddddeeeeffff/480.webp',
    '//fotos/aaaabbbbccccddddeeeeffff/480.webp',
  ])('%s is no photo, and the back end hears nothing of it', async (target) => {
    expect([302, 400, 404]).toContain((await get(target)).status);
    expect(requestedUrls).toEqual([]);
  });

  test('requests a photo by its path alone, without the query', async () => {
    expect((await get(`${photo}?callback=x&_data=root`)).status).toBe(200);
    expect(requestedUrls.map((each) => new URL(each).pathname + new URL(each).search)).toEqual([photo]);
  });
});

describe('a remote back end returns nothing but pictures under photo paths', () => {
  let answer: (response: ServerResponse) => void;
  const led: string[] = [];
  const servers: Server[] = [];
  const serve = async (listener: (path: string, response: ServerResponse) => void) => {
    const server = createServer((request, response) => listener(request.url!, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  let elsewhere: string;
  let site: Awaited<ReturnType<typeof startWebsite>>;
  /** One that waits no time for what never comes. */
  let impatient: typeof site;
  beforeAll(async () => {
    elsewhere = await serve((path, response) => {
      led.push(path);
      response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
    });
    const backEnd = await serve((_, response) => answer(response));
    site = await startWebsite({}, remoteBackEnd(backEnd, unhurriedMs));
    impatient = await startWebsite({}, remoteBackEnd(backEnd, 500));
  });
  beforeEach(() => void (led.length = 0));
  afterAll(async () => {
    await site.close();
    await impatient.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const ask = (as: typeof answer, method?: string, { port } = site) => {
    answer = as;
    return sendRaw(port, rawGet(photo, { 'if-none-match': '"1"' }, method));
  };
  const picture = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60', etag: '"2"' };

  test('a picture comes, with what caches need and no other header', async () => {
    const more = { 'set-cookie': 'a=1', 'content-security-policy': 'x', location: '/x', 'x-internal': 'y' };
    const { status, headers, body } = await ask((to) =>
      to.writeHead(200, { ...picture, ...more }).end('RIFF'),
    );
    expect([status, body]).toEqual([200, 'RIFF']);
    expect(headers).toMatchObject(picture);
    for (const name of ['set-cookie', 'location', 'x-internal']) expect(headers).not.toHaveProperty(name);
    expect(headers['content-security-policy']).not.toBe('x');
    expect((await ask((to) => to.writeHead(200, picture).end(), 'HEAD')).status).toBe(200);
    expect((await ask((to) => to.writeHead(304, { etag: '"1"' }).end())).status).toBe(304);
  });

  test.each<[string, number, typeof answer]>([
    ['a page', 502, (to) => to.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
    ['JSON', 502, (to) => to.writeHead(200, { 'content-type': 'application/json' }).end('[]')],
    [
      'a drawing with scripts',
      502,
      (to) => to.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg>'),
    ],
    ['what does not say what it is', 502, (to) => to.writeHead(200).end('picture')],
    ['nothing at all', 502, (to) => to.writeHead(200, picture).end()],
    ['nine megabytes', 502, (to) => to.writeHead(200, picture).end(Buffer.alloc(9 * 1024 * 1024))],
    ['a way on', 502, (to) => to.writeHead(302, { location: `${elsewhere}/led` }).end()],
    ['a way on for good', 502, (to) => to.writeHead(308, { location: `${elsewhere}/led` }).end()],
    ['asking to sign in', 502, (to) => to.writeHead(401, { 'www-authenticate': 'Basic' }).end('secret')],
    ['a failure', 502, (to) => to.writeHead(500).end('stack of the inside')],
    ['missing', 404, (to) => to.writeHead(404, { 'content-type': 'text/html' }).end('<script>')],
    ['later', 503, (to) => to.writeHead(503, { 'retry-after': '7' }).end('<script>')],
  ])('%s: %i', async (_, status, as) => {
    const answered = await ask(as);
    expect(answered.status).toBe(status);
    expect(answered.body).not.toMatch(/script|secret|stack|svg|RIFF|picture/);
    expect(answered.headers).not.toHaveProperty('www-authenticate');
    if (status === 503) expect(answered.headers['retry-after']).toBe('7');
    expect(led).toEqual([]);
  });

  test.each<[string, typeof answer]>([
    ['no end', (to) => void to.writeHead(200, picture).write('RIFF')],
    ['no answer', () => undefined],
  ])('%s: 502 once its time is over', async (_, as) => {
    const { status, body } = await ask(as, 'GET', impatient);
    expect([status, body]).toEqual([502, expect.not.stringMatching(/RIFF/)]);
  });
});
