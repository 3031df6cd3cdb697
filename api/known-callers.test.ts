import { describe, expect, it } from 'vitest';
import { isLoopback, knownCallers } from './known-callers';

const secret = 'a-secret-of-32-letters-or-more-1';
const call = (headers: Record<string, string> = {}) =>
  new Request('http://api.test/auth/login', {
    method: 'POST',
    headers: {
      'x-forwarded-for': '1.2.3.4',
      'x-visitor-country': 'pt',
      'x-visitor-region': 'RJ',
      'x-visitor-agent': 'Chrome',
      accept: 'text/html',
      ...headers,
    },
    body: 'what was sent',
  });

describe('who says where a visitor is', () => {
  it('is a website that shows the secret, wherever it stands', () => {
    const request = call({ 'x-api-secret': secret });
    const known = knownCallers(['another-secret-of-32-letters-or-more', secret]);
    expect(known(request, '203.0.113.7')).toEqual({ request, isStranger: false });
  });

  it.each<[string, string, Record<string, string>, readonly string[]]>([
    ['without the secret', '203.0.113.7', {}, [secret]],
    ['with another', '203.0.113.7', { 'x-api-secret': `${secret}x` }, [secret]],
    ['on this machine', '127.0.0.1', {}, [secret]],
    ['in a network of our own', '10.1.2.3', {}, [secret]],
    ['with an empty one where none is set', '::ffff:203.0.113.7', { 'x-api-secret': '' }, []],
  ])('is not a caller %s, who is the visitor', async (_, peer, headers, secrets) => {
    const { request, isStranger } = knownCallers(secrets)(call(headers), peer);
    expect(isStranger).toBe(true);
    expect(request.headers.get('x-forwarded-for')).toBe(peer.replace('::ffff:', ''));
    for (const name of ['x-visitor-country', 'x-visitor-region', 'x-visitor-agent'])
      expect(request.headers.get(name)).toBeNull();
    expect(request.headers.get('accept')).toBe('text/html');
    expect(await request.text()).toBe('what was sent');
  });

  it('is nobody where the caller has gone already', () => {
    const { request } = knownCallers([])(call(), undefined);
    expect(request.headers.get('x-forwarded-for')).toBeNull();
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['127.example', false],
  [undefined, false],
])('a server at %s is for this machine alone: %s', (host, is) => expect(isLoopback(host)).toBe(is));
