import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentialField } from '~/features/account/providers/one-tap';
import { leadForms } from '../forms/forms';
import { password } from '../sign-in/visitor';
import type { Page } from '../support/visit';
import { type Browser, openRefusedSite, read, type RefusedSite, registering, signIn } from './refused-site';
import { english, inside, isSilence, type Refusal, refusals } from './refusals';

let site: RefusedSite;
let customer: Browser;
beforeAll(async () => {
  site = await openRefusedSite();
  customer = await signIn(site.browser(), 'clara@exemplo.com.br');
});
afterAll(() => site.close());

/** One row of the specifications' catalogues: what a visitor does while a call is refused, and what they read. */
interface Situation {
  situation: string;
  /** How the call's path begins. */
  call: string;
  does: (browser: Browser, turn: number) => Promise<Page>;
  /** Of the specification, to the letter; of some refusals it says another thing than of most. */
  told: string | ((refusal: Refusal) => string);
  /** Refusals that this row does not speak of. */
  except?: (refusal: Refusal) => boolean;
}

const later = 'Tente novamente mais tarde';
const signInPage = '/area-do-cliente/login';
const userDataFailed = 'Algo de errado ocorreu ao buscar as informações do usuário.';
const form = (path: string) => leadForms.find((each) => each.path === path)!;
const sendLead =
  (path: string): Situation['does'] =>
  (browser, turn) =>
    browser.send(path, { ...form(path).fields, chave: `a-form-shown-in-turn-${turn}` });

const situations: Situation[] = [
  {
    situation: 'Code search fails',
    call: '/products/code/',
    does: (browser, turn) => browser.visit(`/busca?local=${1000 + turn}`),
    told: 'Tivemos um problema ao buscar o imóvel, tente novamente.',
  },
  {
    situation: 'Google login fails',
    call: '/auth/login/google',
    async does(browser) {
      browser.allowMarketing();
      await browser.visit('/recursos/um-toque');
      return browser.send('/recursos/um-toque', { [credentialField]: 'of-google', lastPage: '/keyword' });
    },
    told: 'Algo de errado ocorreu, tente novamente mais tarde.',
  },
  {
    situation: 'Login fails (any error)',
    call: '/auth/login',
    does: (browser) =>
      browser.send(signInPage, { etapa: 'login', email: 'clara@exemplo.com.br', senha: password }),
    // That it was too often says nothing of the password (decision 0026).
    told: ({ status }) => (status === 429 ? `${later}.` : 'Por favor, verifique o e-mail e senha digitados.'),
  },
  {
    situation: 'Registration other error or no response',
    call: '/auth/register',
    does: (browser, turn) => browser.send(signInPage, registering(`outra-${turn}@exemplo.com.br`)),
    told: `${later}.`,
    except: ({ status }) => status === 422,
  },
  {
    situation: 'Registration success, though signing in fails',
    call: '/auth/login',
    does: (browser, turn) => browser.send(signInPage, registering(`nova-${turn}@exemplo.com.br`)),
    told: 'Seu cadastro foi criado e você receberá um e-mail para validar sua conta.',
  },
  ...['/sobre-nos/contato', '/imovel-desejado'].map((path) => ({
    situation: `Lead submit fails: ${path}`,
    call: '/leads',
    does: sendLead(path),
    told: 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.',
  })),
  {
    situation: 'Newsletter: an HTTP error',
    call: '/leads',
    does: sendLead('/recursos/newsletter'),
    told: later,
  },
  ...['/login-home', '/area-do-cliente/meu-perfil'].map((path) => ({
    situation: `User data load fails: ${path}`,
    call: '/clientArea/userData',
    does: () => customer.visit(path),
    told: userDataFailed,
    except: ({ status }: Refusal) => status === 401,
  })),
  {
    situation: 'Locations load fails',
    call: '/products/searchLocations/',
    does: (browser, turn) => browser.visit(`/busca?local=lugar-${turn}`),
    told: 'Algo de errado ocorreu ao buscar as localizações disponíveis.',
  },
  {
    situation: 'Search-data load fails',
    call: '/search/properties',
    does: (browser, turn) => browser.visit(`/imoveis/venda?preco=${turn}-0`),
    told: 'Tivemos um problema ao buscar os imóveis, tente novamente.',
  },
  {
    situation: 'Product fetch: an error without a message counts as not found',
    call: '/products/usado/',
    does: (browser, turn) => browser.visit(`/usado/venda/sao-paulo/moema/casa/${90_000 + turn}`),
    told: (refusal) =>
      isSilence(refusal) || refusal.status === 429
        ? 'Tivemos um problema ao abrir esta página, tente novamente.'
        : 'This page could not be found',
  },
  {
    situation: 'Broker errors',
    call: '/broker/',
    does: (browser, turn) => browser.visit(`/corretor/ana-${turn}`),
    told: (refusal) =>
      isSilence(refusal) || refusal.status === 429
        ? 'Tivemos um problema ao abrir esta página, tente novamente.'
        : 'Este consultor não atende mais por aqui.',
  },
  {
    situation: 'A favourite that is not taken',
    call: '/clientArea/favorite/',
    does: () => customer.send('/recursos/favoritos', { imovel: 'usado/venda/1001', volta: '/imoveis' }),
    told: 'Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.',
    except: ({ status }) => status === 401,
  },
];

test.each(situations)('$situation: has the specification’s text, whatever is answered', async (row) => {
  const { call, does, told: message, except = () => false } = row;
  const wrong: unknown[] = [];
  for (const [turn, refusal] of refusals.filter((each) => !except(each)).entries()) {
    const page = await site.refusing(call, refusal, () => does(site.browser(), turn));
    const expected = typeof message === 'string' ? message : message(refusal);
    const shown = read(page);
    if (!shown.includes(expected)) wrong.push({ [refusal.name]: shown.slice(-600) });
    const leak = page.html.includes(inside) ? inside : english.exec(shown)?.[0];
    if (leak) wrong.push({ [refusal.name]: `shows "${leak}"` });
  }
  expect(wrong).toEqual([]);
});

describe('what a back end says in words that the specification knows', () => {
  const gone = 'Infelizmente, o imóvel buscado não está mais disponível.';
  const notFound = 'This page could not be found';

  test.each([
    [422, { message: 'Erro: Produto não encontrado' }, notFound],
    [500, { message: 'Produto não encontrado' }, notFound],
    [404, { message: 'Imóvel Indisponível no momento' }, gone],
    [500, { message: 'Indisponível' }, gone],
  ])('a property: %i %j', async (status, body, message) => {
    const does = () => site.browser().visit('/usado/venda/sao-paulo/moema/casa/77777');
    const page = await site.refusing('/products/usado/', { name: '', status, body }, does);
    expect(read(page)).toContain(message);
  });

  test.each([[{}], [{ id: null, url: { sell: 'usado/venda/x', rent: null } }]])(
    'a code without an id: %j',
    async (body) => {
      const does = () => site.browser().visit('/busca?local=4321');
      const page = await site.refusing('/products/code/', { name: '', status: 200, body }, does);
      expect(read(page)).toContain(
        `${gone} Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.`,
      );
      expect(page.html).toMatch(/<a [^>]*href="\/imoveis"[^>]*>Ver mais imóveis<\/a>/);
    },
  );

  test.each([{ status: 'error' }, { status: 'success', data: { status: 0 } }])(
    'a broker: %j',
    async (body) => {
      const does = () => site.browser().visit('/corretor/quem');
      const page = await site.refusing('/broker/', { name: '', status: 200, body }, does);
      expect(read(page)).toContain('Este consultor não atende mais por aqui.');
    },
  );
});

describe('a 401 of the back end', () => {
  const signedOut: Refusal = { name: '', status: 401, body: { error: inside } };

  test('to a favourite opens the sign-in window over the page', async () => {
    const customer = await signIn(site.browser(), 'clara-2@exemplo.com.br');
    const does = () =>
      customer.send('/recursos/favoritos', { imovel: 'usado/venda/1001', volta: '/keyword' });
    const page = await site.refusing('/clientArea/favorite/', signedOut, does);
    expect(read(page)).toContain('Entrar ou cadastrar-se');
    expect(page.html).not.toContain(inside);
  });

  test('to any call of a private page signs the visitor out, and says so', async () => {
    const customer = await signIn(site.browser(), 'clara-3@exemplo.com.br');
    const page = await site.refusing('/clientArea/userData', signedOut, () => customer.visit('/login-home'));
    expect(read(page)).toContain('Sua sessão terminou.');
    expect(page.html).not.toContain(inside);
  });
});

describe('without a fault', () => {
  test('Registration success', async () => {
    const page = await site.browser().send(signInPage, registering('feliz@exemplo.com.br'));
    expect(read(page)).toContain('Seu cadastro foi criado e você receberá um e-mail para validar sua conta.');
  });

  test('Newsletter success, shown with no response at all too', async () => {
    const thanks = 'Obrigado por se cadastrar em nossa newsletter';
    const keeping = await openRefusedSite({ isKeepingLeads: true });
    const does = (turn: number) => sendLead('/recursos/newsletter')(keeping.browser(), turn);
    expect(read(await does(0))).toContain(thanks);
    const silence: Refusal = { name: '', at: 'resets' };
    expect(read(await keeping.refusing('/leads', silence, () => does(1)))).toContain(thanks);
    await keeping.close();
  });

  test('Unmatched route: 404 in the specification’s words', async () => {
    const page = await site.browser().visit('/nunca/foi/nada');
    expect([page.status, read(page).includes('This page could not be found')]).toEqual([404, true]);
    expect(read(page)).not.toMatch(/mudou/);
  });
});
