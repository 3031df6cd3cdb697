import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileIntents } from '~/features/account/profile/profile-intents';
import { field, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { testPassword } from '../support/customer';
import { openProfile, profile, type Site, readOutcome } from './open-profile';

let site: Site;
let visitor: Awaited<ReturnType<typeof openProfile>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await openProfile(site);
});

const password = { current: testPassword, password: 'Jangada#1963' };
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
const later = 'Tente novamente mais tarde.';
const notThere = 'Isto não está disponível no momento.';

test('each part shows its error when the back end is down, saving nothing', async () => {
  await site.whileDown(async () => {
    const { status, html } = await visitor.see();
    expect(status).toBe(200);
    expect(html).toContain('Algo de errado ocorreu ao buscar as informações do usuário.');
    expect(html.match(/Tentar de novo/g)).toHaveLength(3);
    const answer = await visitor.send(profileIntents.save, { nome: 'Clara Prado' });
    expect(answer.status).toBe(503);
    // On the page itself, for who has no scripts: what is said, and what was typed.
    expect(text(withoutScripts(answer.html))).toContain(later);
    expect(field(answer.html, 'nome').value).toBe('Clara Prado');
    expect(readOutcome(await visitor.post(`${profile}/exportar`))).toEqual({
      status: 303,
      to: `${profile}#seus-dados`,
      text: later,
    });
  });
});

test.each([
  ['auth/sessions', 'Sessões abertas'],
  ['auth/audit', 'Histórico de acessos'],
])('where a back end has no %s, its part and the way to it are left out', async (call, title) => {
  expect((await visitor.see()).html.split(`>${title}<`)).toHaveLength(3);
  await site.without([call], async () => {
    const { status, html } = await visitor.see();
    expect(status).toBe(200);
    expect(html).not.toContain(title);
    expect(html).not.toContain('Tentar de novo');
  });
});

test.each([
  ['clientArea/password', profileIntents.password, password],
  ['clientArea/account', profileIntents.deleteAccount, { password: testPassword }],
  ['clientArea/account/restore', profileIntents.keepAccount, {}],
])('where a back end has no %s, its form says that it is not available', async (call, intent, fields) => {
  await site.without([call], async () => {
    const { status, html } = await visitor.send(intent, fields);
    expect(status).toBe(501);
    expect(text(withoutScripts(html))).toContain(notThere);
    expect(html).not.toContain(testPassword);
  });
});

test('a back end without our news still has a home to come to', async () => {
  await site.without(['clientArea/newProducts'], async () => {
    const { status, html } = await visitor.see('/login-home');
    expect(status).toBe(200);
    expect(html).toContain('Salve uma pesquisa');
  });
});
