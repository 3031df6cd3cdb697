import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { field as fieldOf, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { senhaMessage } from '@domain/validation/senha';
import { passwordProblems } from '@api/accounts/password-policy';
import { password, register } from './visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const login = '/area-do-cliente/login';
/** A field of the step's own form: the arrow back has one of its own before it. */
const field = (html: string, name: string) =>
  fieldOf(`<main${html.slice(html.indexOf('<form id="acesso"'))}`, name);
const shown = (html: string) => text(html.slice(html.indexOf('<main')).replace(/<script.*?<\/script>/gs, ''));
const person = { nome: 'Clara Nunes', senha: password, termos: 'on' };

describe('the steps', () => {
  test('an unknown e-mail leads to registration, a known one to sign-in', async () => {
    const emailStep = {
      etapa: 'email',
      email: 'nova@exemplo.com.br',
      nome: 'Clara',
      lastPage: '/imoveis?suites=2',
    };
    const unknown = await site.post(login, emailStep);
    expect([unknown.status, heading(unknown.html)]).toEqual([200, 'Concluir cadastro']);
    for (const [name, value] of Object.entries({ ...emailStep, etapa: 'registration' }))
      expect(field(unknown.html, name).value, name).toBe(value);

    const registered = await site.post(login, {
      ...emailStep,
      ...person,
      etapa: 'registration',
      'telefone.pais': 'PT',
      'telefone.numero': '912 345 678',
      dataNascimento: '29/02/1984',
    });
    expect([registered.status, registered.headers.get('Location')]).toEqual([303, '/imoveis?suites=2']);
    expect(
      await site.db
        .selectFrom('account')
        .select(['name', 'phone'])
        .where('email', '=', emailStep.email)
        .execute(),
    ).toEqual([{ name: 'Clara Nunes', phone: '+351 912 345 678' }]);

    const known = await site.post(login, { ...emailStep, email: 'NOVA@exemplo.com.br' });
    expect([heading(known.html), shown(known.html)]).toEqual([
      'Entrar ou cadastrar-se',
      expect.stringContaining('Entrando como NOVA@exemplo.com.br'),
    ]);
    expect(field(known.html, 'senha').value).toBe('');
  });

  test('the arrow leads back to the e-mail, which is kept', async () => {
    const { html } = await site.post(login, {
      etapa: 'voltar',
      email: 'a@exemplo.com.br',
      lastPage: '/keyword',
    });
    expect(field(html, 'etapa').value).toBe('email');
    expect(field(html, 'email').value).toBe('a@exemplo.com.br');
    expect(field(html, 'lastPage').value).toBe('/keyword');
  });

  test('redirects a signed-in visitor, and sends no-store pages', async () => {
    const { cookie } = await signedInVisitor(site);
    const page = await site.get(`${login}?lastPage=%2Fkeyword`, { headers: { cookie } });
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/keyword']);
    const open = await site.get(login);
    expect(open.headers.get('Cache-Control')).toBe('no-store');
    expect(open.html).toContain('noindex');
  });

  test.each([
    ['the address says', `${login}?lastPage=%2Fimoveis%3Fvagas%3D1`, {}, '/imoveis?vagas=1'],
    ['led here', login, { referer: 'https://www.example.com.br/imoveis?vagas=2' }, '/imoveis?vagas=2'],
    ['led here, unless it is home', login, { referer: 'https://www.example.com.br/' }, ''],
    ['led here, unless it is elsewhere', login, { referer: 'https://evil.example/imoveis' }, ''],
    ['is of this site', `${login}?lastPage=https://evil.example`, {}, ''],
  ])('they return to the page that %s', async (_what, path, headers, lastPage) => {
    const { html } = await site.get(path, { headers });
    expect(field(html, 'lastPage').value).toBe(lastPage);
  });

  test.each([
    ['clara@exemplo.com', 'Clara', 'clara@exemplo.com', 'Clara'],
    ['clara@exemplo.museum', 'Clara 9', '', ''],
    ['"><script>', '<b>', '', ''],
  ])(
    'the address fills in %s and %s where they look like it',
    async (email, nome, filledEmail, filledName) => {
      const { html } = await site.get(`/area-do-cliente/cadastre-se?${new URLSearchParams({ email, nome })}`);
      expect([field(html, 'email').value, field(html, 'nome').value]).toEqual([filledEmail, filledName]);
    },
  );
});

describe('what is wrong', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['no e-mail', { etapa: 'email' }, { email: 'Digite um e-mail válido' }],
    ['no password', { etapa: 'login', email: 'a@exemplo.com.br' }, { senha: 'Digite sua senha' }],
    ['a sign-in without an e-mail', { etapa: 'login', senha: 'x' }, { email: 'Digite um e-mail válido' }],
    [
      'an empty registration',
      { etapa: 'registration' },
      {
        nome: 'Por favor, preencha com o nome completo',
        email: 'Digite um e-mail válido',
        senha:
          'O campo senha deve ter uma letra maiúscula, uma letra minúscula, um número e um caractere especial (@$!%#?&)',
        termos: 'Aceite os termos para concluir o cadastro',
      },
    ],
    [
      'a registration of a child with a broken phone',
      {
        ...person,
        etapa: 'registration',
        email: 'a@exemplo.com.br',
        'telefone.pais': 'BR',
        'telefone.numero': '(11) 2222-222',
        dataNascimento: '01/01/2020',
      },
      {
        'telefone.numero': 'Preencha com um número válido',
        dataNascimento: 'Você deve ter no mínimo 18 anos para se cadastrar',
      },
    ],
  ])(
    '%s: answers 400 with each field error and all input but the password',
    async (_what, fields, errors) => {
      const { status, html } = await site.post(login, fields);
      expect(status).toBe(400);
      for (const [name, error] of Object.entries(errors)) {
        const { invalid, describedBy = '' } = field(html, name);
        expect(invalid, name).toBe(true);
        const id = describedBy.split(' ').at(-1)!.replaceAll('.', '\\.');
        expect(text(new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? ''), name).toBe(error);
      }
      for (const [name, value] of Object.entries(fields))
        if (!['etapa', 'senha', 'termos', 'telefone.pais'].includes(name))
          expect(field(html, name).value, name).toBe(value);
      expect(field(html, 'senha').value).toBe('');
    },
  );

  test('folds optional fields of a registration unless one is typed or wrong', async () => {
    const fields = { ...person, etapa: 'registration', email: 'dobra@exemplo.com.br', termos: '' };
    const isOpen = async (more: object) => {
      const { html } = await site.post(login, { ...fields, ...more });
      return /<details class="auth__mais" open/.test(html);
    };
    expect(await isOpen({})).toBe(false);
    expect(await isOpen({ dataNascimento: '29/02/1984' })).toBe(true);
    expect(await isOpen({ 'telefone.numero': '1' })).toBe(true);
  });

  test('a weak password at registration is told the rules once', async () => {
    const fields = { ...person, etapa: 'registration', email: 'fraca@exemplo.com.br' };
    const { status, html } = await site.post(login, { ...fields, senha: 'claraexemplo' });
    expect(status).toBe(400);
    expect([shown(html).includes(senhaMessage), html.includes('class="regras"')]).toEqual([true, false]);
  });

  test('a password of the own name is refused with what helps, and input stays', async () => {
    const fields = { ...person, etapa: 'registration', email: 'facil@exemplo.com.br' };
    const { status, html } = await site.post(login, { ...fields, senha: 'ClaraNunes#1' });
    expect(status).toBe(422);
    expect(shown(html)).toContain(passwordProblems.owner);
    expect([field(html, 'nome').value, field(html, 'email').value]).toEqual([fields.nome, fields.email]);
    expect(html).not.toContain('ClaraNunes#1');
  });

  test('shows the same error for a wrong password and an unknown e-mail', async () => {
    await register(site, 'conhecida@exemplo.com.br');
    const text = 'Por favor, verifique o e-mail e senha digitados.';
    for (const email of ['conhecida@exemplo.com.br', 'desconhecida@exemplo.com.br']) {
      const { status, html } = await site.post(login, { etapa: 'login', email, senha: 'Errada#123' });
      expect(status).toBe(400);
      expect(shown(html).split(text)).toHaveLength(3);
      expect(html).not.toContain('Errada#123');
    }
  });

  test('refuses a known e-mail at registration, unless the password is right', async () => {
    const email = 'repetida@exemplo.com.br';
    await register(site, email);
    const fields = { ...person, etapa: 'registration', email };
    const { status, html } = await site.post(login, { ...fields, senha: 'Outra#senha9' });
    expect(status).toBe(422);
    expect(field(html, 'email').invalid).toBe(true);
    const again = await site.post(login, fields);
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/area-do-cliente/cadastro-sucesso']);
  });

  test.each([
    ['email', {}, 'Nosso sistema não respondeu. Tente novamente mais tarde.'],
    ['login', { senha: password }, 'Por favor, verifique o e-mail e senha digitados.'],
    ['registration', person, 'Tente novamente mais tarde.'],
  ])('without a back end the step %s says so, and keeps what was typed', async (etapa, more, message) => {
    const fields = { etapa, email: 'clara@exemplo.com.br', ...more };
    const { status, html } = await site.whileDown(() => site.post(login, fields));
    expect(status).toBe(503);
    expect(shown(html)).toContain(message);
    expect(field(html, 'email').value).toBe('clara@exemplo.com.br');
    expect(html).not.toContain(password);
  });

  const body = (init: RequestInit) => () => site.get(login, { method: 'POST', ...init });
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  test.each<[string, () => Promise<{ status: number }>, number?]>([
    ['no body', body({})],
    ['JSON', body({ body: '{"etapa":"login"}', headers: { 'content-type': 'application/json' } }), 415],
    ['an unknown step', body({ body: 'etapa=admin&email=a@b.co', headers: urlencoded })],
    ['lists', body({ body: 'etapa=login&email=a@b.co&email=c@d.co&senha=x&senha=y', headers: urlencoded })],
    ['NULs', body({ body: 'etapa=email&email=%00', headers: urlencoded })],
    [
      'names of prototypes',
      body({ body: 'etapa=registration&__proto__[x]=1&nome.x=b', headers: urlencoded }),
    ],
    [
      'a huge password',
      body({ body: `etapa=login&email=a@b.co&senha=${'a'.repeat(9000)}`, headers: urlencoded }),
    ],
  ])('%s: is refused', async (_what, send, status = 400) => expect((await send()).status).toBe(status));
});
