import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { isCampaignParameter } from './campaign-parameter';
import { redirectOf } from './redirect-of';
import { oldAddress, wildAddress } from '@tests/support/arbitrary-addresses';

function follow(address: string): string[] {
  const visited = [address];
  for (let hops = 0; hops < 5; hops++) {
    const redirect = redirectOf(visited.at(-1)!);
    if (!redirect) return visited;
    visited.push(redirect.location);
    if (!redirect.location.startsWith('/')) return visited;
  }
  throw new Error(`too many redirects: ${visited.join(' → ')}`);
}

function withoutCampaign(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  for (const name of [...searchParams.keys()]) if (isCampaignParameter(name)) searchParams.delete(name);
  return buildSearchUrl(parseSearchUrl(pathname, searchParams));
}

test('resolves any combination of old URL parts within two redirects', () => {
  fc.assert(
    fc.property(oldAddress, (address) => {
      expect(follow(address).length - 1).toBeLessThanOrEqual(2);
    }),
    { numRuns: 500 },
  );
});

test('redirects an old search address to the canonical search URL', () => {
  fc.assert(
    fc.property(oldAddress, (address) => {
      const [, ...targets] = follow(address);
      const target = targets.at(-1);
      // A page's URL may have any query; a redirect's target must be canonical.
      if (!target?.startsWith('/imoveis') || /^\/imoveis/.test(address)) return;
      const campaign = target.search(/[?&](?:utm_|gclid=|fbclid=)/);
      const written = campaign < 0 ? target : target.slice(0, campaign);
      expect(withoutCampaign(target)).toBe(written);
      expect(redirectOf(target)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('never throws on any input and never redirects to another site', () => {
  fc.assert(
    fc.property(wildAddress, (address) => {
      const redirect = redirectOf(address);
      if (!redirect) return;
      const { location } = redirect;
      if (/^https:\/\/(?:simulador|blog)\.example\//.test(location)) return;
      expect(location).toMatch(/^\/(?![/\\])[!-[\]-~]*$/);
      expect(new URL(location, 'https://www.example.com.br').origin).toBe('https://www.example.com.br');
    }),
    { numRuns: 500 },
  );
});
