import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { afterSignIn } from '~/features/account/sign-in/after-sign-in.server';
import { openSite } from '../imoveis/site';
import { hostileReturnPaths, staysOn } from './hostile-return-paths';

const own = 'https://www.example.com.br';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Every action goes by one rule, which is tried with all; these say that the action asks it. */
const some = hostileReturnPaths.filter((_, index) => index % 32 === 0);
const rules: Record<string, (value: string) => string> = {
  'the return path itself': (value) => returnTo(value) ?? '/',
  'after signing in': (value) => afterSignIn(value),
};
/** Everything that leads a visitor to an address which came with the request. */
const redirects: Record<string, (value: string) => Promise<string | null> | string> = {
  'after another view is chosen': async (volta) => {
    const { headers } = await site.post(links.viewAction(), { vista: 'mapa', volta });
    return headers.get('Location');
  },
  'after a heart': async (volta) => {
    const { headers } = await site.post(links.favoriteAction(), { imovel: 'usado/1', volta });
    return headers.get('Location');
  },
  'after signing out': async (value) => {
    if (!URL.canParse(value, own)) return '/';
    const { headers } = await site.post(links.signOutAction(), {}, { referer: new URL(value, own).href });
    return headers.get('Location');
  },
};

describe('of more than 200 hostile return paths', () => {
  test('each is another', () => {
    expect(new Set(hostileReturnPaths).size).toBe(hostileReturnPaths.length);
    expect(hostileReturnPaths.length).toBeGreaterThan(200);
  });

  test('the ruler tells who leaves', () => {
    const leaving = [
      '//evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
      '/%255cevil.example',
      '/\t/evil.example',
    ];
    for (const each of [...leaving, '/\uff0fevil.example', 'http:evil.example'])
      expect(staysOn(own, each)).toBe(false);
    for (const each of ['/', '/imoveis?volta=//evil.example', '/@evil.example'])
      expect(staysOn(own, each)).toBe(true);
  });

  test.each([
    ...Object.entries(rules).map(([name, resolve]) => [name, resolve, hostileReturnPaths] as const),
    ...Object.entries(redirects).map(([name, resolve]) => [name, resolve, some] as const),
  ])('none leaves the site %s', async (_, resolve, values) => {
    const left = [];
    for (const value of values) {
      const location = await resolve(value);
      if (location === null || !location.startsWith('/') || !staysOn(own, location))
        left.push([value, location]);
    }
    expect(left).toEqual([]);
  });

  test('none is written into the sign-in pages as a way back', async () => {
    const written = [];
    for (const value of some) {
      const { html } = await site.get(links.login(value));
      const hidden = html.match(/name="lastPage" value="([^"]*)"/)?.[1] ?? '';
      if (hidden && !staysOn(own, hidden.replaceAll('&amp;', '&'))) written.push([value, hidden]);
    }
    expect(written).toEqual([]);
  });
});
