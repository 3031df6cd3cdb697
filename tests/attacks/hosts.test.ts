import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebsite } from '../server/website';
import { cacheStatus, openCachedSite } from '../support/cached-site';
import { fetchSites, hosts, isAccepted, origins } from '../support/form-origins';
import { rawGet, sendRaw } from '../support/raw-http';
import { until } from '../support/until';

/** A request with these lines, byte for byte. */
const withLines = (target: string, ...lines: string[]) =>
  Buffer.from([`GET ${target} HTTP/1.1`, ...lines, 'connection: close', '', ''].join('\r\n'), 'latin1');

const unclear: [string, string, ...string[]][] = [
  ['two hosts', '/', 'host: localhost', 'host: evil.example'],
  ['two hosts, the other way round', '/', 'Host: evil.example', 'HOST: localhost'],
  ['the same host twice', '/', 'host: localhost', 'accept: */*', 'host: localhost'],
  ['no host', '/'],
  ['an empty host', '/', 'host:'],
  ['a list of hosts', '/', 'host: localhost, evil.example'],
  ['user information', '/', 'host: localhost@evil.example'],
  ['a path in the host', '/', 'host: localhost/evil'],
  ['bytes beyond ASCII', '/', 'host: im\xF3veis.example'],
  ['a target at another host', 'http://evil.example/', 'host: localhost'],
  ['a target at another port', 'http://localhost:81/', 'host: localhost'],
  ['two hosts and a target', 'http://localhost/', 'host: localhost', 'host: localhost'],
];

describe('a request without one clear host', () => {
  let site: Awaited<ReturnType<typeof openCachedSite>>;
  beforeAll(async () => {
    site = await openCachedSite();
  });
  afterAll(() => site.close());

  test.each(unclear)('%s is answered 400, also where the page is cached', async (_, target, ...lines) => {
    const { one } = site;
    const seeCached = () => until(async () => expect(cacheStatus(await one.get('/'))).toBe('kept'));
    await seeCached();
    const { status, headers, body } = await sendRaw(one.port, withLines(target, ...lines));
    expect([status, headers.connection, headers['cache-control']]).toEqual([400, 'close', 'no-store']);
    expect(Buffer.from(body, 'latin1').toString()).toContain('>Endereço inválido</h1>');
    expect(headers['content-security-policy']).toBeDefined();
    await seeCached();
  });

  test.each(['/healthz', '/readyz', '/fotos/0123456789abcdef01234567/1080.jpg', '/imoveis/', '/favicon.ico'])(
    'is answered 400 at %s too',
    async (path) => {
      const { status } = await sendRaw(site.one.port, withLines(path, 'host: a.example', 'host: b.example'));
      expect(status).toBe(400);
    },
  );

  test('may be HTTP/1.0, as of load balancers', async () => {
    const { status } = await sendRaw(site.one.port, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(status).toBe(200);
  });
});

describe('a POST from wherever', () => {
  let site: Awaited<ReturnType<typeof startWebsite>>;
  beforeAll(async () => {
    site = await startWebsite();
  });
  afterAll(() => site.close());

  test.each(fetchSites)('is taken or answered 403, never 5xx (Sec-Fetch-Site %j)', async (fetchSite) => {
    for (const host of hosts) {
      for (const origin of origins) {
        const headers = {
          host,
          ...(fetchSite !== undefined && { 'sec-fetch-site': fetchSite }),
          ...(origin !== undefined && { origin }),
          'content-length': '0',
        };
        const { status, body } = await sendRaw(site.port, rawGet('/imoveis', headers, 'POST'));
        expect([headers, status]).toEqual([headers, isAccepted(fetchSite, origin) ? 200 : 403]);
        if (status === 403) expect(body).toContain('>Pedido recusado</h1>');
      }
    }
  });

  test('with two Origin headers is refused', async () => {
    const own = 'origin: https://www.example.com.br';
    for (const lines of [
      [own, own],
      [own, 'origin: https://evil.example'],
    ]) {
      const post = `POST /imoveis HTTP/1.1\r\nhost: www.example.com.br\r\nsec-fetch-site: none\r\n${lines.join('\r\n')}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
      expect((await sendRaw(site.port, post)).status).toBe(403);
    }
  });
});
