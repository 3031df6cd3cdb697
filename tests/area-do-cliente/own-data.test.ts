import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiddenField } from '~/forms/hidden-fields';
import { profileIntents } from '~/features/account/profile/profile-intents';
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

const day = 24 * 3600_000;
const deletionOf = async () => (await visitor.customer.userData()).exclusaoEm ?? null;

test('the export is a file of the visitor’s own data, for nobody to keep', async () => {
  const { status, headers, html } = await visitor.post(`${profile}/exportar`);
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="bossa-nova-meus-dados-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(JSON.stringify(JSON.parse(html))).toContain(visitor.account.email);
  expect((await visitor.see()).html).toContain('Dados exportados');
  expect(readOutcome(await visitor.see(`${profile}/exportar`))).toMatchObject({
    status: 302,
    to: `${profile}#seus-dados`,
  });
});

describe('the end of an account', () => {
  test.each([
    ['a wrong password', { password: 'Errada#1962' }],
    ['no password', { password: '' }],
    ['a form without its field', {}],
  ])('is not begun by %s, and asks again in its place', async (_what, fields: Record<string, string>) => {
    const { status, html } = await visitor.send(profileIntents.deleteAccount, fields);
    expect(status).toBe(400);
    expect(html).toMatch(/<form class="confirma painel".*aria-invalid="true".*<\/form>/s);
    expect(html).not.toContain('Errada#1962');
    expect(await deletionOf()).toBeNull();
  });

  test('is 15 days away, is told on both pages, and is taken back from either', async () => {
    const answer = await visitor.send(profileIntents.deleteAccount, { password: testPassword });
    expect(readOutcome(answer)).toMatchObject({ status: 303, to: `${profile}#seus-dados` });
    expect((Date.parse((await deletionOf())!) - Date.now()) / day).toBeCloseTo(15, 1);
    for (const path of [profile, '/login-home'])
      expect((await visitor.see(path)).html).toMatch(
        /Sua conta será excluída em \d\d\/\d\d\/\d{4}\. Até lá, é só desistir\./,
      );
    const response = await visitor.send(profileIntents.keepAccount, {
      [hiddenField.returnTo]: '/login-home',
    });
    expect(readOutcome(response)).toEqual({ status: 303, to: '/login-home', text: 'Sua conta foi mantida.' });
    expect(await deletionOf()).toBeNull();
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'taking it back leads nowhere else (%s)',
    async (to) => {
      await visitor.send(profileIntents.deleteAccount, { password: testPassword });
      const response = await visitor.send(profileIntents.keepAccount, { [hiddenField.returnTo]: to });
      expect(readOutcome(response).to).toBe(`${profile}#seus-dados`);
    },
  );
});

describe('an account that a provider made', () => {
  beforeEach(async () => {
    visitor = await openProfile(site, { password: null });
  });

  test('needs no current password and can set its first one', async () => {
    const { html } = await visitor.see();
    expect(html).not.toContain('Senha atual');
    expect(html).not.toContain('id="excluir-senha"');
    expect(html).toContain('Criar senha');
    const answer = await visitor.send(profileIntents.password, { password: 'Jangada#1963' });
    expect(readOutcome(answer)).toMatchObject({ status: 303, to: `${profile}#senha` });
    expect((await visitor.see()).html).toContain('Senha atual');
  });

  test('ends without one', async () => {
    expect(readOutcome(await visitor.send(profileIntents.deleteAccount)).status).toBe(303);
    expect(await deletionOf()).not.toBeNull();
  });
});
