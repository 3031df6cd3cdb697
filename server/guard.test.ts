import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { guard, maxPathLength } from './guard';

const site = 'https://bossa.example';
const security = ['x-frame-options', 'DENY'];

/** What the guard answers, or where it lets the request go on to. */
function ask(url: string, method = 'GET', headers: Record<string, string> = {}) {
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

const longest = `/${'x'.repeat(maxPathLength - 1)}`;
const routes = (count: number, name = 'r') => Array<string>(count).fill(name).join(',');

test.each([
  ['a page', '/imoveis'],
  ['a page with accents', '/imoveis/venda/s%C3%A3o-paulo'],
  ['a query of eight kilobytes', `/imoveis?${'x'.repeat(8192)}`],
  ['a path of two kilobytes', longest],
  ['data of twenty routes', `/imoveis.data?_routes=${routes(20)}`],
  ['data of routes whose names fill a kilobyte', `/imoveis.data?_routes=${'x'.repeat(1000)}`],
  ['data of no route in particular', '/imoveis.data?pagina=2'],
  ['twenty-one routes named to a page that is no data', `/imoveis?_routes=${routes(21)}`],
])('%s is let through as it is', (_, url) => {
  expect(ask(url)).toMatchObject({ goesOnTo: url, status: 0 });
});

test.each([
  ['a path that begins elsewhere', '*', 400, 'Endereço inválido'],
  ['escapes that are no text', '/imoveis/%E3', 400, 'Endereço inválido'],
  ['a control character', '/imoveis/%00', 400, 'Endereço inválido'],
  ['a path over two kilobytes', `${longest}x`, 414, 'Endereço longo demais'],
  ['a query over eight kilobytes', `/imoveis?${'x'.repeat(8193)}`, 414, 'Endereço longo demais'],
  ['data of twenty-one routes', `/imoveis.data?_routes=${routes(21)}`, 400, 'Endereço inválido'],
  ['data of routes with long names', `/imoveis.data?_routes=${'x'.repeat(1001)}`, 400, 'Endereço inválido'],
])('%s is told so on a page that nothing keeps', (_, url, status, title) => {
  const answer = ask(url);
  expect(answer).toMatchObject({ status, goesOnTo: '' });
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  const page = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'];
  expect(answer.headers).toEqual([...security, ...page, 'content-length', expect.any(String)]);
});

test.each(['GET', 'HEAD', 'POST'])('%s is a method of this site', (method) => {
  expect(ask('/contato', method).goesOnTo).toBe('/contato');
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'get'])('%s is answered 405 and told what is allowed', (method) => {
  const answer = ask('/contato', method);
  expect(answer).toMatchObject({ status: 405, goesOnTo: '' });
  expect(headerOf(answer, 'allow')).toBe('GET, HEAD, POST');
});

test('what begins with two underscores is the framework’s own, and leads home', () => {
  const answer = ask('/__manifest?p=/imoveis');
  expect(answer).toMatchObject({ status: 302, goesOnTo: '' });
  expect(answer.headers).toEqual([...security, 'location', '/', 'content-length', '0']);
  expect(ask('/busca/__manifest').goesOnTo).toBe('/busca/__manifest');
});

test.each([
  ['/imoveis?_data=root', '/imoveis'],
  ['/imoveis?%5Fdata=root&pagina=2', '/imoveis?pagina=2'],
  ['/imoveis?pagina=2', '/imoveis?pagina=2'],
  ['/imoveis?de=_data', '/imoveis?de=_data'],
  ['/imoveis?quartos=3%2B', '/imoveis?quartos=3%2B'],
])('the old data door is shut: %s goes on as %s', (url, on) => {
  expect(ask(url).goesOnTo).toBe(on);
});

test.each([
  ['of this very page', { 'sec-fetch-site': 'same-origin' }],
  ['typed or started by hand', { 'sec-fetch-site': 'none', origin: 'null' }],
  ['from the public address', { origin: site }],
  ['from the address it was asked at', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['of a script that says nothing', {}],
])('a form %s is taken', (_, headers) => {
  expect(ask('/contato', 'POST', headers).goesOnTo).toBe('/contato');
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: site }],
  ['of a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: site }],
  ['from another origin', { origin: 'https://evil.example', host: 'bossa.example' }],
  ['from an origin that is hidden', { origin: 'null', host: 'bossa.example' }],
])('a form %s is refused; a link from there is followed', (_, headers) => {
  const answer = ask('/contato', 'POST', headers);
  expect(answer).toMatchObject({ status: 403, goesOnTo: '' });
  expect(answer.body).toContain('<h1>Pedido recusado</h1>');
  expect(ask('/contato', 'GET', headers).goesOnTo).toBe('/contato');
});

test('the log is told of a write from elsewhere that was refused, and of no other refusal', () => {
  const told = { security: true, path: '/recursos/sair', network: '203.0.113.0/24' };
  expect(ask('/recursos/sair?a=1', 'POST', { 'sec-fetch-site': 'cross-site' }).told).toEqual([told]);
  expect(ask('/a/../b').told).toEqual([]);
  expect(ask('/recursos/sair', 'PUT').told).toEqual([]);
});
