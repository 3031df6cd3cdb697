import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { isCampaignParameter } from '../campaign';
import { ask } from './asking';
import { oldAddress, wildAddress } from '@tests/support/arbitrary-addresses';

/** Follows redirects inside the site; the last address is a page's, or another site's. */
function follow(address: string): string[] {
  const visited = [address];
  for (let hops = 0; hops < 5; hops++) {
    const redirect = ask(visited.at(-1)!);
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

test('any address made of the old site’s parts is at its end after two redirects at most', () => {
  fc.assert(
    fc.property(oldAddress, (address) => {
      expect(follow(address).length - 1).toBeLessThanOrEqual(2);
    }),
    { numRuns: 500 },
  );
});

test('a listing that an old address leads to is written as the listing writes itself', () => {
  fc.assert(
    fc.property(oldAddress, (address) => {
      const [, ...targets] = follow(address);
      const target = targets.at(-1);
      // The page's own address may have come with any query; what a rule has written is in its one form.
      if (!target?.startsWith('/imoveis') || /^\/imoveis/.test(address)) return;
      const campaign = target.search(/[?&](?:utm_|gclid=|fbclid=)/);
      const written = campaign < 0 ? target : target.slice(0, campaign);
      expect(withoutCampaign(target)).toBe(written);
      expect(ask(target)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('whatever comes over the wire, nothing throws and no location leaves the site', () => {
  fc.assert(
    fc.property(wildAddress, (address) => {
      const redirect = ask(address);
      if (!redirect) return;
      const { location } = redirect;
      if (/^https:\/\/(?:simulador|blog)\.example\//.test(location)) return;
      expect(location).toMatch(/^\/(?![/\\])[!-[\]-~]*$/);
      expect(new URL(location, 'https://www.example.com.br').origin).toBe('https://www.example.com.br');
    }),
    { numRuns: 500 },
  );
});
