import { describe, expect, it } from 'vitest';
import { fromCaller, ownNetworks, readNetworks } from './trusted-callers';

const own = readNetworks(ownNetworks)!;
const forged = () =>
  new Request('http://api.test/auth/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-visitor-country': 'pt', accept: 'text/html' },
    body: 'what was sent',
  });

describe('who says where a visitor is', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.17.0.2', 'fd00::7'])('is a website at %s', (peer) => {
    const request = forged();
    expect(fromCaller(request, peer, own)).toBe(request);
  });

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::1'])(
    'is not a caller from %s, who is the visitor',
    async (peer) => {
      const request = fromCaller(forged(), peer, own);
      expect(request.headers.get('x-forwarded-for')).toBe(peer.replace('::ffff:', ''));
      expect(request.headers.get('x-visitor-country')).toBeNull();
      expect(request.headers.get('accept')).toBe('text/html');
      expect(await request.text()).toBe('what was sent');
    },
  );

  it('is nobody where the caller has gone already', () => {
    expect(fromCaller(forged(), undefined, own).headers.get('x-forwarded-for')).toBeNull();
  });

  it.each(['', 'localhost', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0.1,'])(
    'cannot be set to %j',
    (text) => expect(readNetworks(text)).toBeNull(),
  );

  it('can be set to addresses and networks', () => {
    const networks = readNetworks('203.0.113.7, 2001:db8::/32')!;
    expect(fromCaller(forged(), '203.0.113.7', networks).headers.get('x-forwarded-for')).toBe('1.2.3.4');
    expect(fromCaller(forged(), '2001:db8:1::7', networks).headers.get('x-forwarded-for')).toBe('1.2.3.4');
    expect(fromCaller(forged(), '203.0.113.8', networks).headers.get('x-forwarded-for')).toBe('203.0.113.8');
  });
});
