import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite, siteUrl } from '../imoveis/site';
import { signInAt, startIdentityService } from '../support/identity-service';
import { accountWithSession } from '../support/signed-in-visitor';
import { testCaller, testPassword } from '../support/customer';
import { until } from '../support/until';
import { sentBack, sessionCookieOf } from '../support/visitor';
import { cookieOf, password } from '../sign-in/visitor';

let service: Awaited<ReturnType<typeof startIdentityService>>;
let site: Awaited<ReturnType<typeof openSite>>;
let former: Awaited<ReturnType<typeof browser>>;
beforeAll(async () => {
  service = await startIdentityService({ siteUrl });
  site = await openSite([], service.settings);
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(async () => void (former = await browser()));

/** Somebody who is signed in, and what their cookie holds. */
async function browser(changes: { expires?: number; refreshToken?: null } = {}) {
  const { account, answer } = await accountWithSession(site.db);
  const { access_token: token, refresh_token: refreshToken } = answer;
  const data = { username: account.email, token, refreshToken, ...changes };
  return { email: account.email, answer, cookie: sessionCookieOf(data) };
}

const refused = { status: 401 };
const userData = (token: string) => site.context.api.as(token, testCaller()).userData();
const refresh = (token: string | null | undefined) => site.context.api.auth(testCaller()).refresh(token!);
const isEnded = ({ answer }: Pick<typeof former, 'answer'>) =>
  until(async () => {
    await expect(userData(answer.access_token)).rejects.toMatchObject(refused);
    await expect(refresh(answer.refresh_token)).rejects.toMatchObject(refused);
  });
const isSignedIn = async (headers: Headers) => {
  const cookie = headers
    .getSetCookie()
    .map(sentBack)
    .find((each) => each.startsWith('__Host-sessao='))!;
  expect(cookie).not.toBe('__Host-sessao=');
  const { status } = await site.get('/area-do-cliente/meu-perfil', { headers: { cookie } });
  expect(status).toBe(200);
};
const logIn = (email: string, cookie: string) =>
  site.post('/area-do-cliente/login', { etapa: 'login', email, senha: testPassword }, { cookie });

describe('a session is over at the back end once another replaces it', () => {
  test('by the same account’s password', async () => {
    const { status, headers } = await logIn(former.email, former.cookie);
    expect(status).toBe(303);
    await isEnded(former);
    await isSignedIn(headers);
  });

  test('by another account’s password', async () => {
    const other = await browser();
    const { headers } = await logIn(other.email, former.cookie);
    await isEnded(former);
    await isSignedIn(headers);
    // The other account's session in another browser goes on.
    expect(await userData(other.answer.access_token)).toMatchObject({ email: other.email });
  });

  test('by a registration', async () => {
    const fields = { etapa: 'registration', nome: 'Rui Nunes', senha: password, termos: 'on' };
    const email = 'rui@exemplo.com.br';
    const { status, headers } = await site.post(
      '/area-do-cliente/login',
      { ...fields, email },
      { cookie: former.cookie },
    );
    expect(status).toBe(303);
    await isEnded(former);
    await isSignedIn(headers);
  });

  test('by a provider', async () => {
    const begun = await site.post('/entrar/google', {}, { cookie: former.cookie });
    const back = await signInAt(begun.headers.get('Location')!, siteUrl, { email: 'eva@exemplo.com.br' });
    const cookie = `${cookieOf(begun.headers)}; ${former.cookie}`;
    const { status, headers } = await site.get(back.slice(siteUrl.length), { headers: { cookie } });
    expect(status).toBe(303);
    await isEnded(former);
    await isSignedIn(headers);
  });

  test('also if its bearer has expired: it is renewed first', async () => {
    const data = { username: former.email, refreshToken: former.answer.refresh_token };
    const cookie = sessionCookieOf({ ...data, token: 'an-expired-bearer-of-it', expires: Date.now() - 1 });
    await logIn(former.email, cookie);
    await isEnded(former);
  });
});

describe('a sign-in', () => {
  test('that fails leaves the former session as it is', async () => {
    const fields = { etapa: 'login', email: former.email, senha: 'Errada#2026xyz' };
    const { headers } = await site.post('/area-do-cliente/login', fields, { cookie: former.cookie });
    expect(headers.getSetCookie().join()).not.toContain('__Host-sessao');
    expect(await userData(former.answer.access_token)).toMatchObject({ email: former.email });
  });

  test.each([['/auth/logout'], ['/auth/logout', '/auth/refresh']])(
    'succeeds where %s fails',
    async (...calls) => {
      const data = { username: former.email, refreshToken: former.answer.refresh_token, expires: Date.now() };
      const cookie = sessionCookieOf({ ...data, token: former.answer.access_token });
      const { status, headers } = await site.failing(calls, () => logIn(former.email, cookie));
      expect(status).toBe(303);
      await isSignedIn(headers);
    },
  );

  test('with a cookie of a session that is over makes a new one', async () => {
    const { status, headers } = await logIn(former.email, sessionCookieOf({ username: former.email }));
    expect(status).toBe(303);
    await isSignedIn(headers);
    expect(await userData(former.answer.access_token)).toMatchObject({ email: former.email });
  });
});
