import { describe, expect, it } from 'vitest';
import { isLoopback, trustedCallers } from './trusted-callers';

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
    const known = trustedCallers(['another-secret-of-32-letters-or-more', secret]);
    expect(known(request, '203.0.113.7')).toEqual({ request, isStranger: false, isRefused: false });
  });

  it.each<[string, string, Record<string, string>, readonly string[]]>([
    ['without the secret', '203.0.113.7', {}, [secret]],
    ['with another', '203.0.113.7', { 'x-api-secret': `${secret}x` }, [secret]],
    ['on this machine', '127.0.0.1', {}, [secret]],
    ['in a network of our own', '10.1.2.3', {}, [secret]],
    ['with an empty one where none is set', '::ffff:203.0.113.7', { 'x-api-secret': '' }, []],
  ])('is not a caller %s, who is the visitor', async (_, peer, headers, secrets) => {
    const { request, isStranger, isRefused } = trustedCallers(secrets)(call(headers), peer);
    expect([isStranger, isRefused]).toEqual([true, secrets.length > 0]);
    expect(request.headers.get('x-forwarded-for')).toBe(peer.replace('::ffff:', ''));
    for (const name of ['x-visitor-country', 'x-visitor-region', 'x-visitor-agent'])
      expect(request.headers.get(name)).toBeNull();
    expect(request.headers.get('accept')).toBe('text/html');
    expect(await request.text()).toBe('what was sent');
  });

  it.each([
    ['/fotos/0123456789abcdef01234567/1080.jpg', false],
    ['/fotos/0123456789abcdef01234567/1080.jpg?x=1', false],
    ['/fotos/../brokers', true],
    ['/fotos/', true],
    ['/fotosx/0123456789abcdef01234567/1080.jpg', true],
    ['//fotos/0123456789abcdef01234567/1080.jpg', true],
    ['/brokers', true],
  ])('is refused without the secret at %s: %s', (path, isRefused) => {
    const request = new Request(`http://api.test${path}`);
    expect(trustedCallers([secret])(request, '203.0.113.7')).toMatchObject({ isRefused });
    expect(trustedCallers([])(request, '203.0.113.7')).toMatchObject({ isRefused: false });
  });

  it('is nobody where the caller has gone already', () => {
    const { request } = trustedCallers([])(call(), undefined);
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
