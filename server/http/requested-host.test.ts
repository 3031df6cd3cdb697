import type { Request } from 'express';
import { describe, expect, test } from 'vitest';
import { hasOneHost, isOwnOrigin } from './requested-host';

const headOf = (hosts: string[], url = '/', httpVersion = '1.1') => ({
  headers: { host: hosts[0] },
  rawHeaders: ['accept', 'host', ...hosts.flatMap((host) => ['Host', host])],
  httpVersion,
  url,
});

describe('a request names one host', () => {
  test.each([
    'www.example.com.br',
    'WWW.EXAMPLE.COM.BR',
    'localhost:3000',
    'www.example.com.br:',
    'www.example.com.br.',
    'meu_site',
    '127.0.0.1:80',
    '[::1]:3000',
    'xn--imveis-4za.example',
  ])('%s', (host) => expect(hasOneHost(headOf([host]))).toBe(true));

  test.each([
    ['none', []],
    ['two', ['www.example.com.br', 'evil.example']],
    ['the same twice', ['www.example.com.br', 'www.example.com.br']],
    ['an empty one', ['']],
    ['a list', ['www.example.com.br, evil.example']],
    ['user information', ['www.example.com.br@evil.example']],
    ['a password', ['a:b@evil.example']],
    ['a path', ['www.example.com.br/x']],
    ['a query', ['www.example.com.br?x']],
    ['a fragment', ['www.example.com.br#x']],
    ['a scheme', ['https://www.example.com.br']],
    ['a space', ['www.example.com.br evil.example']],
    ['a backslash', ['www.example.com.br\\evil.example']],
    ['a port of letters', ['www.example.com.br:abc']],
    ['a port out of range', ['www.example.com.br:70000']],
    ['two ports', ['www.example.com.br:80:80']],
    ['an address without brackets', ['::1']],
    ['half of an address', ['[::1']],
    ['no address in brackets', ['[:::1]']],
    ['an escape', ['www%2eexample.com.br']],
    ['letters beyond ASCII', ['imóveis.example']],
  ])('refuses %s', (_, hosts) => expect(hasOneHost(headOf(hosts))).toBe(false));

  test('but HTTP/1.0 needs none', () => {
    expect(hasOneHost(headOf([], '/', '1.0'))).toBe(true);
    expect(hasOneHost(headOf(['a.example', 'b.example'], '/', '1.0'))).toBe(false);
  });

  test.each([
    ['http://localhost/imoveis', 'localhost', true],
    ['HTTP://LOCALHOST:80/imoveis', 'localhost', true],
    ['http://evil.example/imoveis', 'localhost', false],
    ['http://localhost:81/imoveis', 'localhost', false],
    ['https://localhost@evil.example/', 'localhost', false],
    ['evil.example:80', 'localhost', false],
    ['*', 'localhost', true],
  ])('%s at %s: %s', (url, host, is) => expect(hasOneHost(headOf([host], url))).toBe(is));
});

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['is the site’s', { origin: 'https://bossa.example', host: 'localhost' }, false, true],
  ['is the requested host’s', { origin: 'http://localhost:3000', host: 'localhost:3000' }, false, true],
  ['has the default port', { origin: 'http://localhost:80', host: 'LocalHost' }, false, true],
  ['differs by its port', { origin: 'http://localhost:3001', host: 'localhost:3000' }, false, false],
  ['is nobody’s', { origin: 'null', host: 'null' }, false, false],
  ['is a file', { origin: 'file://localhost', host: 'localhost' }, false, false],
  [
    'is a forwarded host without a proxy',
    { origin: 'https://evil.example', host: 'a', 'x-forwarded-host': 'evil.example' },
    false,
    false,
  ],
  [
    'is the host that a proxy forwards',
    { origin: 'https://own.example', host: 'a', 'x-forwarded-host': 'own.example, a' },
    true,
    true,
  ],
  [
    'is a host that a proxy did not forward',
    { origin: 'https://a', host: 'a', 'x-forwarded-host': 'own.example' },
    true,
    false,
  ],
])('an origin that %s', (_, headers, isBehindProxy, isOwn) => {
  const req = { headers, app: { get: () => () => isBehindProxy }, socket: {} } as unknown as Request;
  expect(isOwnOrigin(req, 'https://bossa.example')).toBe(isOwn);
});
