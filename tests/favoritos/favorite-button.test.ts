import { describe, expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { text } from '../imoveis/markup';
import { cookieOf } from '../sign-in/visitor';
import { answerOf, favorites, openFavorites } from './open-favorites';

const { endedSession, id, opened, page } = openFavorites();
const action = '/recursos/favoritos';
const offer = (reference: string, word = 'venda') => `usado/${word}/${id(reference)}`;
const press = (fields: Record<string, string>, headers: Record<string, string> = { cookie: opened.cookie }) =>
  opened.site.post(action, { volta: '/imoveis/venda?suites=1', ...fields }, headers);
/** The window over the page, with the number of what is to be done afterwards. */
const signInUrl = /^\/imoveis\/venda\?suites=1&auth=true&guardado=[\w-]{16}$/;
const saved = async () =>
  (
    await opened.site.db
      .selectFrom('folder_item')
      .select(['property_id', 'negotiation'])
      .where('removal_id', 'is', null)
      .orderBy('property_id')
      .execute()
  ).map(({ property_id, negotiation }) => `${property_id} ${negotiation}`);
/** The buttons of hearts: their attributes. */
const favoriteButtons = (html: string) => html.match(/<button [^>]*form="favoritos"[^>]*>/g) ?? [];
const heartOf = (html: string, reference: string) =>
  favoriteButtons(html).find((each) => each.includes(`/${id(reference)}"`))!;

describe('a heart without scripts', () => {
  test('adds the property, is pressed on every page, and then removes it', async () => {
    expect(answerOf(await press({ imovel: offer('CASA', 'aluguel') }))).toEqual([
      303,
      `/imoveis/venda?suites=1#favorito-${id('CASA')}`,
    ]);
    expect(await saved()).toEqual([`${id('CASA')} rent`]);
    for (const path of ['/imoveis/venda', `/usado/venda/sao-paulo/moema/casa-de-vila/${id('CASA')}`]) {
      const { html } = await page(path);
      const heart = heartOf(html, 'CASA');
      expect(heart, path).toContain('aria-pressed="true"');
      expect(heart, path).toContain('name="retirar"');
      expect(heart, path).toContain(`id="favorito-${id('CASA')}"`);
    }
    expect(heartOf((await page('/imoveis/venda')).html, 'LOFT')).toMatch(
      /name="imovel".*aria-pressed="false"/,
    );
    await press({ retirar: offer('CASA') });
    expect(await saved()).toEqual([]);
  });

  test('pressed twice from the same page does not do its contrary', async () => {
    for (let times = 0; times < 2; times++) await press({ imovel: offer('LOFT') });
    expect(await saved()).toEqual([`${id('LOFT')} sell`]);
  });

  test('that the back end does not take says so, and changes nothing', async () => {
    const answer = await opened.site.whileDown(() => press({ imovel: offer('LOFT') }));
    expect(answerOf(answer)).toEqual([303, '/imoveis/venda?suites=1']);
    const { html } = await page('/imoveis/venda', `${opened.cookie}; ${cookieOf(answer.headers)}`);
    expect(text(html)).toContain('Não foi possível atualizar os favoritos.');
    expect(heartOf(html, 'LOFT')).toContain('aria-pressed="false"');
  });

  test.each([
    ['no property', { imovel: `usado/venda/${2_147_483_647}` }],
    ['no number', { imovel: 'usado/venda/x' }],
    ['another phase', { imovel: 'praia/1' }],
    ['markup', { imovel: '<script>' }],
    ['nothing', {}],
    ['another site to go back to', { imovel: 'x', volta: '//elsewhere.example' }],
  ])('says that %s could not be taken, and stays on the site', async (_what, fields) => {
    const answer = await press(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/imoveis/);
    expect(answer.headers.get('Set-Cookie')).toContain('aviso=');
    expect(await saved()).toEqual([]);
  });
});

describe('a heart with scripts', () => {
  const json = (as = opened.cookie) => ({ cookie: as, accept: 'application/json' });

  test('is answered without a page', async () => {
    const { status, html } = await press({ imovel: offer('LOFT') }, json());
    expect([status, JSON.parse(html)]).toEqual([
      200,
      {
        said: {
          tone: 'success',
          text: 'Guardado em “Favoritos”.',
          action: {
            label: 'Escolher a pasta',
            href: expect.stringContaining(`${favorites}/guardar?imovel=`),
          },
        },
        once: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
    expect(await saved()).toEqual([`${id('LOFT')} sell`]);
  });

  test('is told why it was not taken', async () => {
    const unknown = await press({ imovel: 'usado/999999' }, json());
    expect([unknown.status, JSON.parse(unknown.html)]).toEqual([404, { message: 'Produto não encontrado' }]);
    const down = await opened.site.whileDown(() => press({ imovel: offer('LOFT') }, json()));
    expect([down.status, JSON.parse(down.html)]).toEqual([
      503,
      { message: 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.' },
    ]);
  });

  test('gets the sign-in address when the session ended, and resumes there', async () => {
    const answer = await press({ imovel: offer('LOFT') }, json(await endedSession()));
    expect([answer.status, JSON.parse(answer.html)]).toEqual([
      401,
      { signIn: expect.stringMatching(signInUrl) },
    ]);
    expect(answer.headers.getSetCookie().join()).toMatch(/acao=[^;]{20,}/);
    expect(answer.headers.getSetCookie().join()).toMatch(/sessao=;/);
  });
});

describe('a signed-out visitor', () => {
  const registration = {
    etapa: 'registration',
    nome: 'Nara Leão',
    senha: 'Abelha#2026xyz',
    termos: 'on',
    lastPage: '/imoveis/venda?suites=1',
  };

  test('sees the failed save after each way of signing in', async () => {
    const response = await press({ imovel: 'usado/venda/2000000000' }, {});
    const cookie = cookieOf(response.headers);
    const email = 'maysa@exemplo.com.br';
    const { senha, lastPage } = registration;
    for (const fields of [
      { ...registration, email },
      { etapa: 'login', email, senha, lastPage },
    ]) {
      const signedIn = await opened.site.post('/area-do-cliente/login', fields, { cookie });
      expect(answerOf(signedIn)).toEqual([303, lastPage]);
      expect(decodeFlash(cookieOf(signedIn.headers)), fields.etapa).toEqual({
        tone: 'danger',
        text: 'Não foi possível guardar o imóvel nos favoritos. Tente novamente em alguns minutos.',
      });
    }
    expect(await saved()).toEqual([]);
  });

  test('signs in over the page, and then finds the property in favorites', async () => {
    const response = await press({ imovel: offer('LOFT') }, {});
    expect(answerOf(response)).toEqual([303, expect.stringMatching(signInUrl)]);
    const signedIn = await opened.site.post(
      '/area-do-cliente/login',
      { ...registration, email: 'nara@exemplo.com.br' },
      { cookie: cookieOf(response.headers) },
    );
    expect(answerOf(signedIn)).toEqual([303, registration.lastPage]);
    expect(await saved()).toEqual([`${id('LOFT')} sell`]);
    const { html } = await page(favorites, cookieOf(signedIn.headers));
    expect(text(html)).toContain('1 imóvel em 1 pasta');
  });

  test('has nothing to take away, and no favourites on a page', async () => {
    const response = await press({ retirar: offer('LOFT') }, {});
    expect(response.headers.getSetCookie().join()).not.toContain('acao=');
    const { html } = await opened.site.get('/imoveis/venda');
    expect(html).not.toContain('favorito-');
    expect(html).not.toMatch(/favorites\\?":\[/);
  });

  test('is redirected from favorites to the dialog over the home page', async () => {
    expect(answerOf(await opened.site.get(`${favorites}?pagina=2`))).toEqual([
      302,
      `/?auth=true&lastPage=${encodeURIComponent(`${favorites}?pagina=2`)}`,
    ]);
  });
});

describe('Meus favoritos', () => {
  test('explains how to add favorites when empty, and shows an error', async () => {
    expect(text((await page(favorites)).html)).toContain('Nenhum imóvel guardado ainda.');
    const { status, html } = await opened.site.whileDown(() => page(favorites));
    expect(status).toBe(200);
    expect(text(html)).toContain('Algo de errado ocorreu ao buscar os seus favoritos.');
  });
});
