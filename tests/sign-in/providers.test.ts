import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { openSite, siteUrl } from '../imoveis/site';
import { signInAt, startIdentityService } from '../support/identity-service';
import { serviceClient } from '../support/service-client';
import { testSeals } from '../support/visitor';
import { cookieOf, register } from './visitor';

type Site = Awaited<ReturnType<typeof openSite>>;
let service: Awaited<ReturnType<typeof startIdentityService>>;
let site: Site;
beforeAll(async () => {
  service = await startIdentityService({ siteUrl });
  site = await openSite([], service.settings);
});
afterAll(async () => {
  await site.close();
  await service.close();
});

const flashText = (headers: Headers) => decodeFlash(cookieOf(headers))?.text;
const sessionOf = (headers: Headers) =>
  testSeals.read(cookieOf(headers), 'sessao') as Record<string, unknown> | null;

/** Presses 'Continuar com …'. */
async function begin(provider = 'facebook', fields: Record<string, string> = {}, cookie = '') {
  const { status, headers } = await site.post(`/entrar/${provider}`, fields, { cookie });
  return { status, headers, start: headers.get('Location')!, cookie: cookieOf(headers) };
}
/** Comes back from the service as this person. */
const signIn = async (start: string, email = 'clara@exemplo.com.br') =>
  (await signInAt(start, siteUrl, { email })).slice(siteUrl.length);
const comeBack = (path: string, cookie: string) => site.get(path, { headers: { cookie } });

describe('signing in with a provider', () => {
  test('leads to the provider with fresh state, challenge and nonce', async () => {
    const { status, start } = await begin('google');
    const [url, again] = [new URL(start), new URL((await begin('google')).start)];
    expect([status, url.origin]).toEqual([302, service.issuer]);
    const { code_challenge, nonce, state, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      response_type: 'code',
      client_id: serviceClient.id,
      redirect_uri: `${siteUrl}/entrar/google/retorno`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      identity_provider: 'Google',
    });
    for (const [name, value] of Object.entries({ code_challenge, nonce, state })) {
      expect(value!.length, name).toBeGreaterThanOrEqual(32);
      expect(value, name).not.toBe(again.searchParams.get(name));
    }
  });

  test.each(['google', 'facebook'])(
    'brings %s’s visitor in, under its name, and back to the saved page',
    async (provider) => {
      const { start, cookie } = await begin(provider, { lastPage: '/imoveis/venda?suites=2' });
      const { status, headers } = await comeBack(await signIn(start), cookie);
      expect([status, headers.get('Location')]).toEqual([303, '/imoveis/venda?suites=2']);
      expect(sessionOf(headers)).toMatchObject({ username: 'clara@exemplo.com.br', provider });
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      const sessions = await site.db.selectFrom('session').select('provider').execute();
      expect(sessions).toContainEqual({ provider });
    },
  );

  test('leads to the signed-in home without a saved page, never off the site', async () => {
    for (const lastPage of ['', '//evil.example', 'https://evil.example/', '/\\evil.example']) {
      const { start, cookie } = await begin('google', { lastPage });
      const { headers } = await comeBack(await signIn(start), cookie);
      expect(headers.get('Location')).toBe('/login-home');
    }
  });

  test('is the account that the same address registered by e-mail', async () => {
    const email = 'uma@exemplo.com.br';
    await register(site, email);
    const { start, cookie } = await begin();
    await comeBack(await signIn(start, email), cookie);
    const accounts = site.db.selectFrom('account').select(['id', 'password']).where('email', '=', email);
    expect(await accounts.execute()).toEqual([{ id: expect.any(Number), password: null }]);
  });
});

describe('a way back that does not hold signs nobody in', () => {
  const refused = 'Algo de errado ocorreu, tente novamente mais tarde.';
  const stale = expect.stringContaining('Tente novamente.');
  const changed = (path: string, name: string, value: string | null) => {
    const url = new URL(path, siteUrl);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  const flowOf = (cookie: string) => testSeals.read(cookie, 'entrada') as Record<string, unknown>;
  const sealed = (flow: Record<string, unknown>) => testSeals.cookie('entrada', flow, 600).split(';')[0]!;
  interface Callback {
    path: string;
    cookie: string;
  }

  test.each<[string, (callback: Callback) => Callback | Promise<Callback>, unknown]>([
    ['another state', ({ path, cookie }) => ({ path: changed(path, 'state', 'outro'), cookie }), stale],
    ['no state', ({ path, cookie }) => ({ path: changed(path, 'state', null), cookie }), stale],
    ['another browser', ({ path }) => ({ path, cookie: '' }), stale],
    ['another browser’s own try', async ({ path }) => ({ path, cookie: (await begin()).cookie }), stale],
    ['another provider', ({ path, cookie }) => ({ path: path.replace('facebook', 'google'), cookie }), stale],
    [
      'a cookie that was not sealed here',
      ({ path, cookie }) => ({ path, cookie: `${cookie.slice(0, -4)}AAAA` }),
      stale,
    ],
    ['no code', ({ path, cookie }) => ({ path: changed(path, 'code', null), cookie }), refused],
    ['another code', ({ path, cookie }) => ({ path: changed(path, 'code', 'inventado'), cookie }), refused],
    [
      'no verifier',
      ({ path, cookie }) => ({
        path,
        cookie: sealed({ ...flowOf(cookie), 'oauth2:codeVerifier': undefined }),
      }),
      refused,
    ],
    [
      'another’s verifier',
      async ({ path, cookie }) => {
        const other = flowOf((await begin()).cookie)['oauth2:codeVerifier'];
        return { path, cookie: sealed({ ...flowOf(cookie), 'oauth2:codeVerifier': other }) };
      },
      refused,
    ],
    [
      'another nonce',
      ({ path, cookie }) => ({
        path,
        cookie: sealed({ ...flowOf(cookie), nonce: 'de-outro-navegador-qualquer' }),
      }),
      refused,
    ],
    [
      'a code that was used',
      async ({ path, cookie }) => {
        expect(sessionOf((await comeBack(path, cookie)).headers)).not.toBeNull();
        return { path, cookie };
      },
      refused,
    ],
  ])('%s', async (_name, change, text) => {
    const { start, cookie } = await begin('facebook', { lastPage: '/keyword' });
    const callback = await change({ path: await signIn(start), cookie });
    const { status, headers } = await comeBack(callback.path, callback.cookie);
    expect(status).toBe(303);
    expect(headers.get('Location')).toMatch(/^\/area-do-cliente\/login\?(lastPage=%2Fkeyword&)?retomar=1$/);
    expect(flashText(headers)).toEqual(text);
    expect(sessionOf(headers)).toBeNull();
  });

  test('nor is it a way back for a second time in the same browser', async () => {
    const { start, cookie } = await begin();
    const { headers } = await comeBack(await signIn(start), cookie);
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-entrada=; Max-Age=0;/));
  });

  test.each([
    ['nao-confirmada@exemplo.com.br', 'Não recebemos um e-mail confirmado. Entre com seu e-mail e senha.'],
    ['sem-email@exemplo.com.br', 'Não recebemos um e-mail confirmado. Entre com seu e-mail e senha.'],
  ])('an address that the provider does not vouch for: %s', async (email, text) => {
    const { start, cookie } = await begin();
    const { headers } = await comeBack(await signIn(start, email), cookie);
    expect([flashText(headers), sessionOf(headers)]).toEqual([text, null]);
    expect(await site.db.selectFrom('account').where('email', '=', email).selectAll().execute()).toEqual([]);
  });

  test('shows a cancelled sign-in, and returns to the saved page by e-mail', async () => {
    const { start, cookie } = await begin('google', { lastPage: '/keyword' });
    const path = await signInAt(start, siteUrl, { volta: 'cancelar' });
    const { headers } = await comeBack(path.slice(siteUrl.length), cookie);
    expect([headers.get('Location'), flashText(headers)]).toEqual([
      '/area-do-cliente/login?lastPage=%2Fkeyword&retomar=1',
      'Você não concluiu a entrada com o Google.',
    ]);
  });

  test('a known user returns home with the dialog open and the saved page', async () => {
    const { start, cookie } = await begin('google', { lastPage: '/keyword' });
    const url = new URL(await signInAt(start, siteUrl, { email: 'ja-existe@exemplo.com.br' }));
    expect(site.context.redirectFor('GET', url.pathname, url.search.slice(1))).toMatchObject({
      status: 302,
      location: '/?retry=login',
    });
    const again = await begin('google', {}, cookie);
    const { headers } = await comeBack(await signIn(again.start), again.cookie);
    expect(headers.get('Location')).toBe('/keyword');
  });
});

test.each(['/entrar/outro', '/entrar/outro/retorno?code=1&state=2', '/entrar/facebook/mais'])(
  '%s answers 404',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

test('a provider that is not set up has no way in', async () => {
  expect((await site.post('/entrar/apple', {})).status).toBe(404);
});
