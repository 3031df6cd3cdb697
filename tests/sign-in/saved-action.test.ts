import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAction } from '~/features/account/sign-in/saved-action.server';
import { openSite, siteUrl } from '../imoveis/site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { cookieOf } from './visitor';
import { asDemo } from '../support/brokerage';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
  await asDemo(site.db);
});
afterAll(() => site.close());

const login = '/area-do-cliente/login';
const recover = '/area-do-cliente/recuperar-senha';
const dropped = 'acao=; Max-Age=0';

/** A browser that pressed a heart: its cookie, and the id that its window knows. */
function saved() {
  const action = { kind: 'favorite', code: 1, condition: 'used', negotiation: 'sell' } as const;
  const { id, cookie } = saveAction(site.context.seals, action);
  return { id, cookie: cookieOf(new Headers({ 'Set-Cookie': cookie })) };
}
const drops = (headers: Headers) => headers.getSetCookie().some((cookie) => cookie.includes(dropped));

describe('what was to be done after signing in', () => {
  test.each<[string, string, Record<string, string>, boolean]>([
    ['arrives at the login page by themselves', login, {}, true],
    ['arrives at the registration by themselves', '/area-do-cliente/cadastre-se', {}, true],
    ['follows a link out of the steps', '/politica-de-privacidade', { referer: siteUrl + login }, true],
    [
      'follows a link out of the window',
      '/sobre-nos/nossa-historia',
      { referer: `${siteUrl}/imoveis?auth=true` },
      true,
    ],
    ['has the login page fetched ahead', login, { 'sec-purpose': 'prefetch' }, false],
    [
      'has a page fetched ahead from it',
      '/sobre-nos/nossa-historia',
      { referer: siteUrl + login, 'sec-purpose': 'prefetch;prerender' },
      false,
    ],
    ['asks for a new password', recover, { referer: siteUrl + login }, false],
    ['comes back from there, or from a provider', `${login}?retomar=1`, {}, false],
    ['opens another page in another tab', '/sobre-nos/nossa-historia', {}, false],
    ['walks on within the site', '/sobre-nos/nossa-historia', { referer: `${siteUrl}/imoveis` }, false],
    [
      'sees the window over the page',
      '/sobre-nos/nossa-historia?auth=true',
      { referer: `${siteUrl}/sobre-nos/nossa-historia` },
      false,
    ],
  ])('whose visitor %s is dropped or kept: %#', async (_what, path, headers, isDropped) => {
    const answer = await site.get(path, { headers: { ...headers, cookie: saved().cookie } });
    expect([answer.status, drops(answer.headers)]).toEqual([200, isDropped]);
  });

  test.each(['email', 'voltar', 'login', 'registration'])('stays over the step %s', async (etapa) => {
    const fields = { etapa, email: 'x@exemplo.com.br', senha: 'x' };
    const { headers } = await site.post(login, fields, { cookie: saved().cookie });
    expect(drops(headers)).toBe(false);
  });

  test('is dropped by the cross of its own window, and by no other tab’s', async () => {
    const { id, cookie } = saved();
    const close = (guardado: string) =>
      site.post('/recursos/acao', { guardado, volta: '/imoveis?suites=2' }, { cookie });
    for (const other of ['', saved().id]) expect(drops((await close(other)).headers)).toBe(false);
    const { status, headers } = await close(id);
    expect([status, headers.get('Location'), drops(headers)]).toEqual([303, '/imoveis?suites=2', true]);
  });

  test('has a cross without scripts: a form of the window that it began with', async () => {
    const { html } = await site.get('/imoveis?suites=2&auth=true&guardado=abc');
    const overlay = html.slice(html.indexOf('class="cortina"'));
    expect(overlay).toMatch(
      /action="\/recursos\/acao".*?name="guardado" value="abc".*?value="\/imoveis\?suites=2"/s,
    );
  });
});

describe('an address that asks for the window', () => {
  test.each([
    ['/?auth=true&lastPage=%2Fimoveis%3Fsuites%3D2', '/imoveis?suites=2'],
    ['/?auth=true&lastPage=%2F%2Fevil.example', '/'],
    ['/?auth=true&lastPage=%2Farea-do-cliente%2Flogin', '/login-home'],
    ['/keyword?auth=true', '/keyword'],
    ['/?from=%2Fkeyword', '/keyword'],
    ['/?auth=true', '/'],
  ])('%s leads who is signed in to %s', async (path, target) => {
    const { cookie } = await signedInVisitor(site);
    const { status, headers } = await site.get(path, { headers: { cookie } });
    expect([status, headers.get('Location')]).toEqual([302, target]);
  });

  test('does not open it again after Sair', async () => {
    const { cookie } = await signedInVisitor(site);
    const referer = `${siteUrl}/imoveis?suites=2&auth=true&lastPage=%2Fkeyword`;
    const { headers } = await site.post('/recursos/sair', {}, { cookie, referer });
    expect(headers.get('Location')).toBe('/imoveis?suites=2');
  });
});

describe('without scripts', () => {
  test('makes the page under the dialog inert, and only under the dialog', async () => {
    const isUnder = async (path: string) => (await site.get(path)).html.includes('<div inert="">');
    expect(await isUnder('/sobre-nos/nossa-historia?auth=true')).toBe(true);
    expect(await isUnder('/sobre-nos/nossa-historia')).toBe(false);
  });

  test('‘Entrar’ carries its page; on the home page it carries none', async () => {
    const hrefs = async (path: string) => {
      const { html } = await site.get(path);
      return new Set([...html.matchAll(/href="(\/area-do-cliente\/login[^"]*)"/g)].map(([, href]) => href));
    };
    const search = '/imoveis/venda/sao-paulo?suites=2&vagas=1';
    expect([...(await hrefs(search))]).toEqual([`${login}?lastPage=${encodeURIComponent(search)}`]);
    expect([...(await hrefs('/'))]).toEqual([`${login}?lastPage=`]);
  });

  test('the document’s title follows its step', async () => {
    const title = ({ html }: { html: string }) => /<title>(.*?)<\/title>/.exec(html)?.[1];
    const step = { email: 'ninguem@exemplo.com.br' };
    expect(title(await site.post(login, { ...step, etapa: 'email' }))).toBe('Concluir cadastro · Bossa Nova');
    expect(title(await site.post(login, { ...step, etapa: 'login', senha: 'x' }))).toBe(
      'Entrar ou cadastrar-se · Bossa Nova',
    );
    expect(title(await site.get(login))).toBe('Entrar ou cadastrar-se · Bossa Nova');
  });

  test('the password’s rules stand there before the first refusal', async () => {
    const { html } = await site.get('/area-do-cliente/cadastre-se');
    expect(html).toContain('id="acesso-senha-regras"');
  });

  test.each([
    ['01011990', 303, undefined],
    ['31021990', 400, 'Essa data não existe'],
  ])('a birth date typed as %s answers %i', async (dataNascimento, status, message = '') => {
    const email = `data-${dataNascimento}@exemplo.com.br`;
    const person = { nome: 'Clara Nunes', senha: 'Abelha#2026xyz', termos: 'on' };
    const answer = await site.post(login, { ...person, etapa: 'registration', email, dataNascimento });
    expect([answer.status, answer.html.includes(message)]).toEqual([status, true]);
  });
});
