import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  consentName,
  encodeConsent,
  optionalPurposes,
  type Purpose,
} from '~/features/marketing/consent/consent';
import { analyticsCookies } from '~/features/marketing/analytics/analytics-cookies';
import { decodeLeft, leftToTellName } from '~/features/marketing/analytics/left-to-tell';
import { news } from '~/features/announce/draft-form';
import { requests } from '~/features/leads/property-request';
import { visitDays } from '~/domain/visit-days';
import { Owner, standing, typedSteps } from '../announcements/wizard';
import { leadForms } from '../forms/forms';
import { text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { cookieOf, password, register } from '../sign-in/visitor';
import { makeListing } from '../support/catalogue';
import { googleClientId, keyHost, signed } from '../support/id-tokens';
import { onlyOwnNetwork } from '../support/only-own-network';
import { signedInVisitor } from '../support/signed-in-visitor';

type Site = Awaited<ReturnType<typeof openSite>>;
const host = await keyHost();
const network = setupServer(...host.handlers);
let [site, bare]: Site[] = [];
beforeAll(async () => {
  network.listen({ onUnhandledRequest: onlyOwnNetwork });
  const settings = { GTM_ID: 'GTM-TEST1', GOOGLE_CLIENT_ID: googleClientId, EXIT_INTENT: 'on' };
  site = await openSite([makeListing({ reference: 'A' })], settings);
  bare = await openSite([makeListing({ reference: 'A' })], { EXIT_INTENT: 'on' });
});
afterAll(async () => {
  network.close();
  await Promise.all([site!.close(), bare!.close()]);
});

const consents = (...purposes: readonly Purpose[]) => `${consentName}=${encodeConsent(purposes, new Date())}`;
const all = consents(...optionalPurposes);
/** What an answer leaves to be told. */
const told = ({ headers }: { headers: Headers }) => decodeLeft(cookieOf(headers)).map(([, event]) => event);
const login = '/area-do-cliente/login';
let people = 0;
const newEmail = () => `conta.${(people += 1)}@exemplo.com.br`;
const propertyId = async ({ db }: Site) =>
  (await db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;

describe('signing in', () => {
  const registering = (email: string, cookie: string, of = site!) =>
    of.post(
      login,
      { etapa: 'registration', nome: 'Clara Nunes', email, senha: password, termos: 'on' },
      { cookie },
    );
  const hash = expect.stringMatching(/^[\da-f]{32}$/);

  test('a new account is a sign_up, with a keyed hash of its number; the next time it is a login', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const answers = [await registering(one, all), await registering(other, all)];
    const [first, second] = answers.flatMap(told);
    expect(first).toEqual({ event: 'sign_up', method: 'email', user_id: hash });
    expect(second).toEqual({ event: 'sign_up', method: 'email', user_id: hash });
    expect(first).not.toEqual(second);
    const again = await site!.post(login, { etapa: 'login', email: one, senha: password }, { cookie: all });
    expect(told(again)).toEqual([{ event: 'login', method: 'email' }]);
    for (const { headers } of [...answers, again]) {
      const left = decodeURIComponent(
        headers.getSetCookie().find((each) => each.startsWith(leftToTellName))!,
      );
      expect(left).not.toMatch(/@|Clara|Nunes/);
      expect(left).toContain('Max-Age=300');
    }
  });

  test('the same registration sent twice makes one account, and is then a login', async () => {
    const email = newEmail();
    await registering(email, all);
    expect(told(await registering(email, all))).toEqual([{ event: 'login', method: 'email' }]);
  });

  test('a wrong password is nothing to tell', async () => {
    const email = newEmail();
    await register(site!, email);
    expect(told(await site!.post(login, { etapa: 'login', email, senha: 'x' }, { cookie: all }))).toEqual([]);
  });

  test('by Google the first time is a sign_up, the next one a login, also where the session is the house’s own', async () => {
    const email = newEmail();
    const tap = async () => {
      const { headers, html } = await site!.get('/recursos/um-toque', { headers: { cookie: all } });
      const claims = { iss: 'https://accounts.google.com', aud: googleClientId, azp: googleClientId };
      const { nonce } = JSON.parse(html);
      const credential = await signed(host.own, { ...claims, nonce, email, sub: email });
      const cookie = `${all}; ${cookieOf(headers)}`;
      return told(await site!.post('/recursos/um-toque', { credential, lastPage: '/' }, { cookie }));
    };
    expect(await tap()).toEqual([{ event: 'sign_up', method: 'google', user_id: hash }]);
    expect(await tap()).toEqual([{ event: 'login', method: 'google' }]);
  });

  test.each([
    ['nothing yet', ''],
    ['nothing', consents()],
    ['preferences', consents('preferencias')],
  ])('of who allows %s nothing is left', async (_what, cookie) => {
    const { headers } = await registering(newEmail(), cookie);
    expect(headers.getSetCookie().join()).not.toContain(leftToTellName);
  });

  test('without a container nothing is left of anybody', async () => {
    const { status, headers } = await registering(newEmail(), all, bare);
    expect(status).toBe(303);
    expect(headers.getSetCookie().join()).not.toContain(leftToTellName);
  });
});

describe('a lead', () => {
  test.each(leadForms.map((each) => [each.path, each] as const))(
    'of %s is told once it is kept, and known where it is sent twice',
    async (path, { fields, kind }) => {
      const isLead = kind !== 'newsletter' && kind !== 'curator-assign';
      const send = (more: object = {}) =>
        site!.post(path, { chave: 'uma-chave', ...fields, ...more }, { cookie: all });
      const [first, again, other] = [await send(), await send(), await send({ nome: 'Ana Prado' })];
      expect([first, again].map(told)).toEqual(
        Array(2).fill(isLead ? [{ event: 'generate_lead', lead_type: kind }] : []),
      );
      const keys = [first, again, other].flatMap(({ headers }) =>
        decodeLeft(cookieOf(headers)).map(([key]) => key),
      );
      expect(new Set(keys).size).toBe(isLead ? 2 : 0);
      expect(told(await site!.post(path, {}, { cookie: all })), 'refused').toEqual([]);
    },
  );

  const person = {
    ...{ nome: 'Clara Nunes', email: 'clara@exemplo.com.br' },
    ...{ 'telefone.pais': 'BR', 'telefone.numero': '(11) 98765-4321' },
  };
  const visit = { modo: 'Por vídeo', dia: visitDays(new Date())[1]!.day, periodo: 'Tarde' };

  test.each([
    ['a word', 'lead', { pedido: requests.talk, mensagem: 'Quero saber mais.' }],
    ['a visit', 'schedule', { pedido: 'visita', ...visit }],
  ])('of a home, %s, names it by its number', async (_what, lead_type, fields) => {
    const id = await propertyId(site!);
    const path = `/usado/venda/cidade/bairro/casa/${id}`;
    const answer = await site!.post(path, { ...person, ...fields }, { cookie: all });
    expect([answer.status, told(answer)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type, product_id: id }],
    ]);
  });

  test('of a home that is gone names it as well', async () => {
    const { nome, email } = person;
    const path = '/imovel-indisponivel/usado/aluguel/777';
    expect(told(await site!.post(path, { nome, email }, { cookie: all }))).toEqual([
      { event: 'generate_lead', lead_type: 'lead', product_id: 777 },
    ]);
  });

  test('of an owner who announces is told once, without the news that they ask for with it', async () => {
    const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
    const clara = new Owner(site!, all);
    const page = standing((await clara.get(path)).html);
    const asked = { preferencia_contato: 'E-mail', autoriza_avaliacao: 'sim', [news.field]: 'sim' };
    const sent = await clara.post(path, Object.assign(page, ...Object.values(typedSteps), asked));
    expect([sent.status, told(sent)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type: 'your-property' }],
    ]);
  });

  test('of a purchase profile whose owner may be called is told, and of one that is only saved is not', async () => {
    const { cookie } = await signedInVisitor(site!);
    const save = (fields: Record<string, string>) =>
      site!.post(
        '/area-do-cliente/meu-perfil-de-compra',
        { acao: 'salvar', tipo: 'Casa', ...fields },
        { cookie: `${all}; ${cookie}` },
      );
    expect(told(await save({}))).toEqual([]);
    expect(told(await save({ ligar: 'sim' }))).toEqual([
      { event: 'generate_lead', lead_type: 'no-reference' },
    ]);
  });

  test('of two steps is one', async () => {
    const chave = 'uma-chave-de-um-formulario';
    const first = await site!.post('/antes-de-sair', { ...person, chave }, { cookie: all });
    expect(told(first)).toEqual([{ event: 'generate_lead', lead_type: 'lead' }]);
    const inicio = /name="inicio" value="([^"]+)"/.exec(first.html)![1]!;
    const second = await site!.post(
      '/antes-de-sair?passo=2',
      { objetivo: 'Quero investir', inicio },
      { cookie: all },
    );
    expect([second.status, told(second)]).toEqual([303, []]);
  });
});

describe('what is kept in an account', () => {
  test('a search that was saved is told, one that was refused is not', async () => {
    const { cookie } = await signedInVisitor(site!);
    const path = `/area-do-cliente/minhas-pesquisas-salvas/salvar?busca=${encodeURIComponent('/imoveis/venda')}`;
    const save = (nome: string) =>
      site!.post(path, { nome, frequencia: 'weekly' }, { cookie: `${all}; ${cookie}` });
    expect(told(await save('Perto do parque'))).toEqual([{ event: 'user_save_search' }]);
    expect(told(await save(''))).toEqual([]);
  });

  test('a heart is told where it is pressed: by the page that follows, or by the script that asked', async () => {
    const id = await propertyId(site!);
    const { cookie } = await signedInVisitor(site!);
    const press = (fields: Record<string, string>, headers = {}) =>
      site!.post(
        '/recursos/favoritos',
        { volta: '/imoveis', ...fields },
        { cookie: `${all}; ${cookie}`, ...headers },
      );
    expect(told(await press({ imovel: `usado/${id}` }))).toEqual([
      { event: 'user_favorite', product_id: id },
    ]);
    expect(told(await press({ retirar: `usado/${id}` }))).toEqual([]);
    expect(told(await press({ imovel: `usado/${id}` }, { accept: 'application/json' }))).toEqual([]);
  });

  test('what was asked before signing in is told with it, in one cookie', async () => {
    const id = await propertyId(site!);
    const email = newEmail();
    await register(site!, email);
    const heart = await site!.post(
      '/recursos/favoritos',
      { imovel: `usado/${id}`, volta: '/imoveis' },
      { cookie: all },
    );
    expect(told(heart)).toEqual([]);
    const cookie = `${all}; ${cookieOf(heart.headers)}`;
    const answer = await site!.post(login, { etapa: 'login', email, senha: password }, { cookie });
    expect(told(answer)).toEqual([
      { event: 'login', method: 'email' },
      { event: 'user_favorite', product_id: id },
    ]);
  });
});

const google = /google(?:tagmanager|-analytics|syndication|adservices)|doubleclick|GTM-/;
const pages = ['/', '/imoveis', '/politica-de-privacidade', login, '/nao-existe', '/pasta?chave=x'];

test.each(pages)(
  '%s lets Google’s hosts in where there is a container, and names none where there is none',
  async (path) => {
    const [own, none] = [await site!.get(path), await bare!.get(path)];
    const policy = own.headers.get('content-security-policy')!.split('; ');
    const of = (name: string) => policy.find((each) => each.startsWith(`${name} `))!;
    expect(of('script-src')).toContain(' https://www.googletagmanager.com');
    for (const name of ['img-src', 'connect-src'])
      expect(of(name)).toContain(' https://*.google-analytics.com');
    expect(of('script-src')).not.toContain('unsafe');
    expect(own.html, 'no page asks for them itself').not.toMatch(
      /<(?:script|img|link|iframe)[^>]*google(?!\.client)/,
    );
    expect(none.headers.get('content-security-policy')).not.toMatch(google);
    expect(none.html).not.toMatch(google);
  },
);

describe('taking consent back', () => {
  const cookies = `${all}; _ga=GA1; _ga_AB12=GS1; _gcl_au=1; ${leftToTellName}=x; outro=1`;
  const choose = (cookie: string, fields: Record<string, string>, of = site!) =>
    of.post('/recursos/cookies', fields, { cookie, referer: `${siteUrl}/` });
  const gone = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((each) => /Max-Age=0/.test(each) && /^(_|medicao|outro)/.test(each));

  test('takes away Google’s cookies on the host and its parents, without scripts as well', async () => {
    const over = gone(await choose(cookies, { cookies: 'recusar' }));
    const { hostname } = new URL(siteUrl);
    for (const name of ['_ga', '_ga_AB12', '_gcl_au'])
      for (const place of ['', `; Domain=${hostname}`, '; Domain=example.com.br'])
        expect(over).toContain(`${name}=; Path=/; Max-Age=0${place}; Secure`);
    expect(over.some((each) => each.startsWith(`${leftToTellName}=;`))).toBe(true);
    expect(over.join()).not.toContain('outro');
  });

  test('of one category takes away that one’s', async () => {
    const names = (fields: Record<string, string>) =>
      choose(cookies, { cookies: 'escolha', ...fields }).then((answer) => [
        ...new Set(gone(answer).map((each) => each.split('=')[0])),
      ]);
    expect(await names({ estatisticas: 'sim' })).toEqual(['_gcl_au']);
    expect(await names({ marketing: 'sim' })).toEqual(['_ga', '_ga_AB12']);
    expect(await names({ marketing: 'sim', estatisticas: 'sim' })).toEqual([]);
  });

  test('leaves another site’s alone where there is no container', async () => {
    expect(gone(await choose(cookies, { cookies: 'recusar' }, bare))).toEqual([]);
  });
});

test('the privacy notice says what is true of this operator', async () => {
  const [own, none] = await Promise.all(
    [site!, bare!].map(async (each) => text((await each.get('/politica-de-privacidade')).html)),
  );
  const names = analyticsCookies.flatMap((each) => [...each.names]);
  for (const name of names) {
    expect(own).toContain(name);
    expect(none).not.toContain(`${name} `);
  }
  expect(own).toContain('o Google, só se você permitir estatísticas ou marketing');
  expect(own).not.toContain('Hoje o site não usa cookies desta categoria.');
  expect(none).toContain('Hoje o site não usa cookies desta categoria.');
  expect(none).not.toContain('Tag Manager');
});
