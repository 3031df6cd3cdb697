import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { signedInCustomer, testPassword } from '../support/customer';
import { sentBack, sessionCookieOf, sessionDataOf } from '../support/visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Somebody who has signed in, and the cookie that their browser keeps. */
async function visitor() {
  const who = await signedInCustomer(site.context.api);
  return { ...who, cookie: sessionCookieOf(sessionDataOf(who.email, who.session)) };
}

const signOut = (cookie: string, referer?: string) =>
  site.post(links.signOutAction(), {}, { cookie, ...(referer ? { referer } : {}) });

describe('Sair', () => {
  test('ends the session: copied cookie, bearer and refresh token are invalid', async () => {
    const { cookie, session, customer, caller, email } = await visitor();
    expect(await customer.userData()).toMatchObject({ email });

    const { headers, status } = await signOut(cookie);
    expect(status).toBe(303);
    expect(headers.getSetCookie().map(sentBack)).toContain('__Host-sessao=');
    // What a shared computer has kept of private pages goes.
    expect(headers.get('clear-site-data')).toBe('"cache"');
    await expect(customer.userData()).rejects.toMatchObject({ status: 401 });
    await expect(site.context.api.auth(caller).refresh(session.refresh_token!)).rejects.toMatchObject({
      status: 401,
    });
  });

  test('leaves the other sessions of the account as they are', async () => {
    const { cookie, email, caller } = await visitor();
    const phone = await site.context.api.auth(caller).login({ email, password: testPassword });
    await signOut(cookie);
    expect(await site.context.api.as(phone.access_token, caller).userData()).toMatchObject({ email });
  });

  test.each([
    ['/imoveis/venda/sao-paulo?preco=0-5000000', '/imoveis/venda/sao-paulo?preco=0-5000000'],
    ['/area-do-cliente/meu-perfil?aba=2', '/'],
    ['/login-home', '/'],
    ['/recursos/favoritos', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['', '/'],
  ])('on %s leads to %s', async (page, target) => {
    const { cookie } = await visitor();
    const { headers } = await signOut(cookie, `https://www.example.com.br${page}`);
    expect(headers.get('Location')).toBe(target);
  });

  test('deletes the cookie when the back end is down, with a warning', async () => {
    const { cookie } = await visitor();
    const { headers, status } = await site.whileDown(() => signOut(cookie));
    expect(status).toBe(303);
    const set = headers.getSetCookie().join('\n');
    expect(set).toMatch(/__Host-sessao=; Max-Age=0/);
    expect(decodeURIComponent(set)).toContain('não conseguimos confirmar o fim da sessão');
  });

  test('of nobody, or of a session that is over, says nothing', async () => {
    const { cookie } = await visitor();
    await signOut(cookie);
    for (const each of ['', cookie]) {
      const { headers, status } = await signOut(each);
      expect([status, headers.get('Location')]).toEqual([303, '/']);
      expect(headers.getSetCookie().join()).not.toContain('aviso=');
    }
  });

  test('is a form: a link signs nobody out', async () => {
    const { cookie, customer, email } = await visitor();
    const { status, headers } = await site.get(links.signOutAction(), { headers: { cookie } });
    expect([status, headers.get('Location'), headers.getSetCookie()]).toEqual([302, '/', []]);
    expect(await customer.userData()).toMatchObject({ email });
  });
});
