import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profileIntents, sessionField } from '~/features/account/profile/profile-intents';
import { openSite } from '../imoveis/site';
import { testCaller, testPassword } from '../support/customer';
import { signedInVisitor } from '../support/signed-in-visitor';
import { openProfile, profile, type Site, readOutcome } from './open-profile';

let site: Site;
let visitor: Awaited<ReturnType<typeof openProfile>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await openProfile(site, { phone: '+351 912 345 678' });
});

/** The same person from another browser. */
const signIn = (password = testPassword) =>
  site.context.api.auth(testCaller()).login({ email: visitor.account.email, password });
const data = { nome: 'Clara Nunes', 'telefone.pais': 'PT', 'telefone.numero': '912 345 678' };
const password = { current: testPassword, password: 'Jangada#1963' };

test('the page shows what is kept, and is kept by nobody', async () => {
  const { status, html, headers } = await visitor.see();
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  for (const text of [
    'Clara Nunes',
    visitor.account.email,
    '912 345 678',
    'Chrome no Windows',
    'este aparelho',
    'Entrou',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<option value="PT" selected="">/);
  expect(html).toContain('Seu e-mail ainda não foi validado.');
});

describe('personal data', () => {
  test('are kept, and emptied fields are emptied', async () => {
    const answer = await visitor.send(profileIntents.save, {
      nome: 'Clara Nunes Prado',
      'telefone.pais': 'BR',
      'telefone.numero': '(11) 98765-4321',
      dataNascimento: '01/02/1984',
      recebeNewsletter: 'sim',
    });
    expect(readOutcome(answer)).toEqual({
      status: 303,
      to: `${profile}#dados`,
      text: 'Seus dados foram salvos.',
    });
    expect(await visitor.customer.userData()).toMatchObject({
      nome: 'Clara Nunes Prado',
      telefone: '+55 (11) 98765-4321',
      dataNascimento: '01/02/1984',
      recebeNewsletter: true,
    });
    await visitor.send(profileIntents.save, {
      nome: 'Clara Nunes',
      'telefone.pais': 'BR',
      recebeNewsletter: 'nao',
    });
    expect(await visitor.customer.userData()).toMatchObject({
      nome: 'Clara Nunes',
      telefone: null,
      dataNascimento: null,
      recebeNewsletter: false,
    });
  });

  test('saves a new first name in the session and reloads the document', async () => {
    const save = (nome: string) => visitor.send(profileIntents.save, { nome, 'telefone.pais': 'BR' });
    const isNew = (answer: Awaited<ReturnType<typeof save>>) =>
      answer.headers.getSetCookie().some((each) => each.includes('sessao='));
    const [same, other] = [await save('Clara Prado'), await save('Ana Prado')];
    expect([isNew(same), isNew(other)]).toEqual([false, true]);
    expect(other.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect((await visitor.see('/sobre-nos/contato')).html).toContain('<bdi>Clara</bdi>');
  });

  test.each([
    [{ nome: 'Clara' }, 'Por favor, preencha com o nome completo'],
    [{ nome: '' }, 'Por favor, preencha com o nome completo'],
    [{ nome: 'Clara <b>Nunes' }, 'Nome inválido'],
    [{ 'telefone.numero': '9' }, 'Digite um telefone válido'],
    [{ 'telefone.pais': 'BR', 'telefone.numero': '11 1234-567' }, 'Preencha com um número válido'],
    [{ dataNascimento: '31/02/1984' }, 'Essa data não existe'],
    [{ dataNascimento: '01/01/2020' }, 'Você deve ter no mínimo 18 anos para se cadastrar'],
  ])('%j is refused beside its field, what was typed kept', async (fields, message) => {
    const typed = { ...data, recebeNewsletter: 'sim', ...fields };
    const { status, html } = await visitor.send(profileIntents.save, typed);
    expect(status).toBe(400);
    expect(html).toContain(message);
    expect(html).not.toContain('<b>Nunes');
    const [name, value] = Object.entries(fields).at(-1)!;
    const attributes = new RegExp(`name="${name.replace('.', '\\.')}"([^>]*)>`).exec(html)![1]!;
    const shown = /value="([^"]*)"/.exec(attributes)?.[1] ?? '';
    expect(shown).toBe(value.replace('<b>', '&lt;b&gt;'));
    expect(await visitor.customer.userData()).toMatchObject({ nome: 'Clara Nunes', recebeNewsletter: false });
  });
});

describe('the password', () => {
  test('is changed, and all other sessions end', async () => {
    const elsewhere = await signIn();
    expect(readOutcome(await visitor.send(profileIntents.password, password))).toMatchObject({
      status: 303,
      to: `${profile}#senha`,
    });
    expect((await visitor.see()).status).toBe(200);
    const other = site.context.api.as(elsewhere.access_token, testCaller());
    await expect(other.userData()).rejects.toMatchObject({ status: 401 });
    await expect(signIn()).rejects.toMatchObject({ status: 401 });
    await expect(signIn(password.password)).resolves.toMatchObject({ expires_in: expect.any(Number) });
  });

  test.each([
    ['a wrong one', { ...password, current: 'Errada#1962' }],
    ['none at all', { ...password, current: '' }],
    ['a weak new one', { ...password, password: 'ipanema' }],
    ['a new one that is too long', { ...password, password: `Aa1#${'x'.repeat(200)}` }],
  ])('%s is refused, and no password is given back', async (_what, fields) => {
    const { status, html } = await visitor.send(profileIntents.password, fields);
    expect(status).toBe(400);
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]*perfil-trocar-senha-/);
    for (const typed of Object.values(fields).filter(Boolean)) expect(html).not.toContain(typed);
  });
});

describe('sessions', () => {
  test('one is ended, then all others', async () => {
    for (const _ of [1, 2, 3]) await signIn();
    const idsOfOthers = async () =>
      (await visitor.customer.sessions()).data.flatMap(({ id, current }) => (current ? [] : [id]));
    const { html } = await visitor.see();
    const offered = [...html.matchAll(new RegExp(`name="${sessionField}" value="([^"]*)"`, 'g'))];
    expect(offered.map(([, id]) => id).sort()).toEqual((await idsOfOthers()).sort());
    const [first, ...rest] = await idsOfOthers();
    const answer = await visitor.send(profileIntents.endSession, { [sessionField]: first! });
    expect(readOutcome(answer)).toMatchObject({
      status: 303,
      to: `${profile}#sessoes`,
      text: 'A sessão foi encerrada.',
    });
    expect((await idsOfOthers()).sort()).toEqual(rest.sort());
    expect(readOutcome(await visitor.send(profileIntents.endOtherSessions)).status).toBe(303);
    expect(await idsOfOthers()).toEqual([]);
  });

  test("somebody else's is not there", async () => {
    const other = await signedInVisitor(site);
    const [foreign] = (await other.customer.sessions()).data;
    for (const id of [foreign!.id, 'x', '', '..', '../auth/sessions', 'a b', 'x'.repeat(500)])
      expect((await visitor.send(profileIntents.endSession, { [sessionField]: id })).status, id).toBe(404);
    expect((await other.customer.sessions()).data).toHaveLength(1);
    expect((await visitor.customer.sessions()).data).toHaveLength(1);
  });
});

test.each(['', 'outra-coisa', '__proto__', 'constructor'])(
  'a form of no known intent (%s) is refused',
  async (intent) => {
    expect((await visitor.send(intent)).status).toBe(400);
  },
);
