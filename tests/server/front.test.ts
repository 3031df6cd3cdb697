import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawGet, sendRaw } from '../support/raw-http';
import { until } from '../support/until';
import { inlineScript, startWebsite } from './website';

let site: Awaited<ReturnType<typeof startWebsite>>;
beforeAll(async () => {
  site = await startWebsite();
});
afterAll(() => site.close());

const get = (target: string, headers = {}, method = 'GET') =>
  sendRaw(site.port, rawGet(target, headers, method));
const post = (target: string, headers: Record<string, string>, body = 'a=1') =>
  sendRaw(
    site.port,
    Buffer.concat([
      rawGet(target, { 'content-length': String(body.length), ...headers }, 'POST'),
      Buffer.from(body),
    ]),
  );

describe('what no page answers is turned away', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s is answered 405 and told what is allowed',
    async (method) => {
      const answer = await get('/imoveis', {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
    },
  );

  test.each([
    ['a query of 8,192 characters', 8192, 200],
    ['one more', 8193, 414],
    ['12,000', 12_000, 414],
    ['20,000', 20_000, 431],
    ['100,000', 100_000, 431],
    ['a megabyte', 1_048_576, 431],
  ])('%s (%i) is answered %i, as a page', async (_, length, status) => {
    const answer = await get(`/imoveis?q=${'x'.repeat(length - 2)}`);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toContain('<html lang="pt-BR">');
  });

  test.each([
    ['no HTTP at all', 'nonsense\r\n\r\n'],
    ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'another site’s address',
      'GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    ],
  ])('%s is answered 400', async (_, bytes) => {
    expect((await sendRaw(site.port, bytes)).status).toBe(400);
  });
});

describe('the framework’s doors that this site does not use are closed', () => {
  test.each(['/__manifest', '/__manifest?version=1&p=/imoveis', '/__x'])('%s leads home', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/');
  });

  test.each([
    ['one route', 'root', 200],
    ['20 routes', Array(20).fill('r').join(','), 200],
    ['21 routes', Array(21).fill('r').join(','), 400],
    ['a route’s name of 1,001 characters', 'r'.repeat(1001), 400],
  ])('a data request that names %s', async (_, routes, status) => {
    const answer = await get(`/imoveis.data?_routes=${encodeURIComponent(routes)}`);
    expect(answer.status === 400 ? 400 : 200).toBe(status);
  });

  test.each(['/imoveis?_data=root', '/imoveis?%5fdata=root', '/imoveis?%5F%64%61%74%61=root&a=1'])(
    '%s: the old data parameter never reaches Remix',
    async (target) => {
      expect(JSON.parse((await get(target)).body).data).toBe(false);
    },
  );

  test('drops an external X-Forwarded-Host and uses the site’s own address', async () => {
    const answer = await get('/imoveis', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const { url, headers } = JSON.parse(answer.body);
    expect(url).toBe('https://www.example.com.br/imoveis');
    expect(headers).not.toHaveProperty('x-forwarded-host');
  });

  test.each([
    [
      'whose origin is the host that the visitor asked there',
      'https://imoveis.example',
      'https://www.example.com.br',
    ],
    ['of another origin', 'https://evil.example', 'https://evil.example'],
  ])('behind a trusted proxy a request %s reaches Remix as from %s', async (_, origin, seen) => {
    const behindProxy = await startWebsite({ TRUST_PROXY: 'true' });
    const headers = { origin, 'x-forwarded-host': 'imoveis.example' };
    const answer = await sendRaw(behindProxy.port, rawGet('/imoveis', headers));
    await behindProxy.close();
    expect(JSON.parse(answer.body).headers).toMatchObject({ origin: seen, host: 'www.example.com.br' });
  });
});

describe('a form is taken from this site only', () => {
  test.each<[string, Record<string, string>, number]>([
    ['says it comes from here', { 'sec-fetch-site': 'same-origin' }, 200],
    ['was typed by the visitor', { 'sec-fetch-site': 'none' }, 200],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['comes from a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['names this site as its origin', { origin: 'https://www.example.com.br' }, 200],
    ['names the host it was sent to', { origin: 'http://localhost' }, 200],
    ['names another origin', { origin: 'https://evil.example' }, 403],
    ['hides its origin', { origin: 'null' }, 403],
    ['names no origin', {}, 200],
  ])('one that %s', async (_, headers, status) => {
    expect((await post('/imoveis', headers)).status).toBe(status);
  });

  test('one of a megabyte is taken, a larger one is not', async () => {
    const megabyte = 1024 * 1024;
    expect(JSON.parse((await post('/imoveis', {}, 'x'.repeat(megabyte))).body)).toEqual({ size: megabyte });
    expect((await post('/imoveis', {}, 'x'.repeat(megabyte + 1))).status).toBe(413);
  });

  test('one that does not tell its size is taken just so', async () => {
    const head = rawGet('/imoveis', { 'transfer-encoding': 'chunked' }, 'POST').toString();
    const sendChunks = (chunk: string, times: number) =>
      sendRaw(site.port, `${head}${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(times)}0\r\n\r\n`);
    const sixteenth = 'x'.repeat(64 * 1024);
    expect(JSON.parse((await sendChunks(sixteenth, 16)).body)).toEqual({ size: 1024 * 1024 });
    expect(JSON.parse((await sendChunks('a=1', 1)).body)).toEqual({ size: 3 });
    expect((await sendChunks(sixteenth, 17)).status).toBe(413);
    const empty = await sendRaw(site.port, `${head}0\r\n\r\n`);
    expect(JSON.parse(empty.body)).toEqual({ size: 0 });
  });
});

describe('every answer carries the security headers', () => {
  test.each<[string, () => ReturnType<typeof get>, number]>([
    ['a page', () => get('/pagina'), 200],
    ['data', () => get('/imoveis'), 200],
    ['a HEAD', () => get('/pagina', {}, 'HEAD'), 200],
    ['a photo', () => get('/fotos/aaaabbbbccccddddeeeeffff/480.webp'), 200],
    ['the health check', () => get('/healthz'), 200],
    ['the readiness check', () => get('/readyz'), 200],
    ['a redirect', () => get('/__manifest'), 302],
    ['a refused form', () => post('/', { origin: 'https://evil.example' }), 403],
    ['a refused method', () => get('/', {}, 'PUT'), 405],
    ['a long address', () => get(`/?${'x'.repeat(9000)}`), 414],
    ['a much longer one', () => get(`/?${'x'.repeat(90_000)}`), 431],
    ['what is no HTTP', () => sendRaw(site.port, 'x\r\n\r\n'), 400],
    ['a failure', () => get('/quebra'), 500],
  ])('%s', async (what, ask, status) => {
    const { status: answered, headers, body } = await ask();
    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': what === 'a photo' ? 'cross-origin' : 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(body).not.toContain('a secret of the inside');
  });

  test('a page allows its own inline scripts by hash, and no others', async () => {
    const policy = (await get('/pagina')).headers['content-security-policy']!;
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('a site on plain HTTP does not ask for HTTPS', async () => {
    const plain = await startWebsite({ SITE_URL: 'http://localhost:3000' });
    const { headers } = await sendRaw(plain.port, rawGet('/pagina'));
    await plain.close();
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('the operator’s checks', () => {
  test('alive is 200 with no database; ready is 503 until it answers', async () => {
    let database = false;
    const waiting = await startWebsite({}, { ready: async () => database });
    const ask = async (target: string) => (await sendRaw(waiting.port, rawGet(target))).status;
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
    database = true;
    expect(await ask('/readyz')).toBe(200);
    await waiting.close();
  });

  test('ready names the e-mails that wait, and is still 200', async () => {
    const notes = async () => 'e-mails waiting: 3\n';
    const waiting = await startWebsite({}, { notes });
    const { status, body } = await sendRaw(waiting.port, rawGet('/readyz'));
    expect([status, body]).toEqual([200, 'ready\ne-mails waiting: 3\n']);
    await waiting.close();
  });

  test('a readiness check that fails is 503', async () => {
    const broken = await startWebsite({}, { ready: () => Promise.reject(new Error('gone')) });
    expect((await sendRaw(broken.port, rawGet('/readyz'))).status).toBe(503);
    await broken.close();
  });

  test('answers 502 for photos when the back end is down, and stays up', async () => {
    const away = await startWebsite({}, { fetch: () => Promise.reject(new Error('gone')) });
    expect((await sendRaw(away.port, rawGet('/fotos/aaaabbbbccccddddeeeeffff/480.webp'))).status).toBe(502);
    expect((await sendRaw(away.port, rawGet('/healthz'))).status).toBe(200);
    await away.close();
  });

  test('a photo whose client has left is no longer asked for', async () => {
    const signals: AbortSignal[] = [];
    const slow = await startWebsite(
      {},
      {
        fetch: ({ signal }) =>
          new Promise((_, refuse) => {
            signals.push(signal);
            signal.addEventListener('abort', () => refuse(new Error('gone')));
          }),
      },
    );
    const leaving = new AbortController();
    const address = `http://127.0.0.1:${slow.port}/fotos/aaaabbbbccccddddeeeeffff/480.webp`;
    const answer = fetch(address, { signal: leaving.signal }).catch(({ name }: Error) => name);
    await until(() => expect(signals).toHaveLength(1));
    leaving.abort();
    expect(await answer).toBe('AbortError');
    await until(() => expect(signals[0]!.aborted).toBe(true));
    await slow.close();
  });
});
