import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { fetchSites, hosts, isAccepted, origins, siteHost } from '@tests/support/form-origins';
import { guard, maxPathLength } from './guard';

const site = `https://${siteHost}`;
const security = ['x-frame-options', 'DENY'];

function check(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const answer = { status: 0, headers: [] as string[], body: '', goesOnTo: '', told: [] as object[] };
  const req = { url, method, headers, ip: '203.0.113.7' } as unknown as Request;
  const res = {
    writeHead(status: number, list: string[]) {
      Object.assign(answer, { status, headers: list });
    },
    end(body = '') {
      answer.body = body;
    },
  } as unknown as Response;
  const log = { warn: (details: object) => void answer.told.push(details) };
  guard(security, site, log)(req, res, () => {
    answer.goesOnTo = req.url;
  });
  return answer;
}
const headerOf = ({ headers }: { headers: string[] }, name: string) => headers[headers.indexOf(name) + 1];

const longestPath = `/${'x'.repeat(maxPathLength - 1)}`;
const routes = (count: number, name = 'r') => Array<string>(count).fill(name).join(',');

test.each([
  ['a page', '/imoveis'],
  ['a page with accents', '/imoveis/venda/s%C3%A3o-paulo'],
  ['a query of eight kilobytes', `/imoveis?${'x'.repeat(8192)}`],
  ['a path of two kilobytes', longestPath],
  ['data of twenty routes', `/imoveis.data?_routes=${routes(20)}`],
  ['data of routes whose names fill a kilobyte', `/imoveis.data?_routes=${'x'.repeat(1000)}`],
  ['data of no route in particular', '/imoveis.data?pagina=2'],
  ['twenty-one routes named to a page that is no data', `/imoveis?_routes=${routes(21)}`],
])('%s is let through as it is', (_, url) => {
  expect(check(url)).toMatchObject({ goesOnTo: url, status: 0 });
});

test.each([
  ['a path that begins elsewhere', '*', 400, 'Endereço inválido'],
  ['escapes that are no text', '/imoveis/%E3', 400, 'Endereço inválido'],
  ['a control character', '/imoveis/%00', 400, 'Endereço inválido'],
  ['a path over two kilobytes', `${longestPath}x`, 414, 'Endereço longo demais'],
  ['a query over eight kilobytes', `/imoveis?${'x'.repeat(8193)}`, 414, 'Endereço longo demais'],
  ['data of twenty-one routes', `/imoveis.data?_routes=${routes(21)}`, 400, 'Endereço inválido'],
  ['data of routes with long names', `/imoveis.data?_routes=${'x'.repeat(1001)}`, 400, 'Endereço inválido'],
])('%s is told so on a page that nothing keeps', (_, url, status, title) => {
  const answer = check(url);
  expect(answer).toMatchObject({ status, goesOnTo: '' });
  expect(answer.body).toContain(`>${title}</h1>`);
  const page = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
  expect(answer.headers).toEqual([...security, ...page, 'content-length', expect.any(String)]);
});

test.each(['GET', 'HEAD', 'POST'])('%s is a method of this site', (method) => {
  expect(check('/contato', method).goesOnTo).toBe('/contato');
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'get'])('%s is answered 405 and told what is allowed', (method) => {
  const answer = check('/contato', method);
  expect(answer).toMatchObject({ status: 405, goesOnTo: '' });
  expect(headerOf(answer, 'allow')).toBe('GET, HEAD, POST');
});

test('redirects paths that start with two underscores to the home page', () => {
  const answer = check('/__manifest?p=/imoveis');
  expect(answer).toMatchObject({ status: 302, goesOnTo: '' });
  expect(answer.headers).toEqual([...security, 'location', '/', 'content-length', '0']);
  expect(check('/busca/__manifest').goesOnTo).toBe('/busca/__manifest');
});

test.each([
  ['/imoveis?_data=root', '/imoveis'],
  ['/imoveis?%5Fdata=root&pagina=2', '/imoveis?pagina=2'],
  ['/imoveis?pagina=2', '/imoveis?pagina=2'],
  ['/imoveis?de=_data', '/imoveis?de=_data'],
  ['/imoveis?quartos=3%2B', '/imoveis?quartos=3%2B'],
])('the old data door is shut: %s goes on as %s', (url, on) => {
  expect(check(url).goesOnTo).toBe(on);
});

test.each([
  ['of this very page', { 'sec-fetch-site': 'same-origin' }],
  ['typed or started by hand', { 'sec-fetch-site': 'none', origin: 'null' }],
  ['from the public address', { origin: site }],
  ['from the address it was asked at', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['of a script that says nothing', {}],
])('a form %s is taken', (_, headers) => {
  expect(check('/contato', 'POST', headers).goesOnTo).toBe('/contato');
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: site }],
  ['of a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: site }],
  ['from another origin', { origin: 'https://evil.example', host: siteHost }],
  ['from an origin that is hidden', { origin: 'null', host: siteHost }],
])('a form %s is refused; a link from there is followed', (_, headers) => {
  const answer = check('/contato', 'POST', headers);
  expect(answer).toMatchObject({ status: 403, goesOnTo: '' });
  expect(answer.body).toContain('>Pedido recusado</h1>');
  expect(check('/contato', 'GET', headers).goesOnTo).toBe('/contato');
});

test.each(fetchSites)('takes forms of own origins only (Sec-Fetch-Site %j)', (fetchSite) => {
  const wrong = hosts.flatMap((host) =>
    origins.flatMap((origin) => {
      const given = { host, origin, 'sec-fetch-site': fetchSite };
      const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const { status, goesOnTo } = check('/contato', 'POST', headers as Record<string, string>);
      const expected = isAccepted(fetchSite, origin) ? [0, '/contato'] : [403, ''];
      return String([status, goesOnTo]) === String(expected) ? [] : [headers];
    }),
  );
  expect(wrong).toEqual([]);
});

test('logs a refused cross-site write, and no other refusal', () => {
  const logEntry = { security: true, path: '/recursos/sair', network: '203.0.113.0/24' };
  expect(check('/recursos/sair?a=1', 'POST', { 'sec-fetch-site': 'cross-site' }).told).toEqual([logEntry]);
  expect(check('/a/../b').told).toEqual([]);
  expect(check('/recursos/sair', 'PUT').told).toEqual([]);
});
