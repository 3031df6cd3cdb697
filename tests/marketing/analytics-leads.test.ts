import { describe, expect, test } from 'vitest';
import { decodeLeft } from '~/features/marketing/analytics/left-to-tell';
import { news } from '~/features/announce/draft-form';
import { requests } from '~/features/leads/property-request';
import { visitDays } from '~/domain/visit-days';
import { Owner, standing, typedSteps } from '../announcements/wizard';
import { leadForms } from '../forms/forms';
import { cookieOf, password, register } from '../sign-in/visitor';
import { signedInVisitor } from '../support/signed-in-visitor';
import { all, login, newEmail, siteWithAnalytics, told } from './analytics-sites';

const analytics = siteWithAnalytics();

describe('a lead', () => {
  test.each(leadForms.map((each) => [each.path, each] as const))(
    'of %s is told once it is kept, and known where it is sent twice',
    async (path, { fields, kind }) => {
      const isLead = kind !== 'newsletter' && kind !== 'curator-assign';
      const send = (more: object = {}) =>
        analytics.site.post(path, { chave: 'uma-chave', ...fields, ...more }, { cookie: all });
      const [first, again, other] = [await send(), await send(), await send({ nome: 'Ana Prado' })];
      expect([first, again].map(told)).toEqual(
        Array(2).fill(isLead ? [{ event: 'generate_lead', lead_type: kind }] : []),
      );
      const keys = [first, again, other].flatMap(({ headers }) =>
        decodeLeft(cookieOf(headers)).map(([key]) => key),
      );
      expect(new Set(keys).size).toBe(isLead ? 2 : 0);
      expect(told(await analytics.site.post(path, {}, { cookie: all })), 'refused').toEqual([]);
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
    const id = analytics.propertyId;
    const path = `/usado/venda/cidade/bairro/casa/${id}`;
    const answer = await analytics.site.post(path, { ...person, ...fields }, { cookie: all });
    expect([answer.status, told(answer)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type, product_id: id }],
    ]);
  });

  test('of a home that is gone names it as well', async () => {
    const { nome, email } = person;
    const path = '/imovel-indisponivel/usado/aluguel/777';
    expect(told(await analytics.site.post(path, { nome, email }, { cookie: all }))).toEqual([
      { event: 'generate_lead', lead_type: 'lead', product_id: 777 },
    ]);
  });

  test('of an owner who announces is told once, without the news that they ask for with it', async () => {
    const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
    const clara = new Owner(analytics.site, all);
    const page = standing((await clara.get(path)).html);
    const asked = { preferencia_contato: 'E-mail', autoriza_avaliacao: 'sim', [news.field]: 'sim' };
    const sent = await clara.post(path, Object.assign(page, ...Object.values(typedSteps), asked));
    expect([sent.status, told(sent)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type: 'your-property' }],
    ]);
  });

  test('of a purchase profile whose owner may be called is told, and of one that is only saved is not', async () => {
    const { cookie } = await signedInVisitor(analytics.site);
    const save = (fields: Record<string, string>) =>
      analytics.site.post(
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
    const first = await analytics.site.post('/antes-de-sair', { ...person, chave }, { cookie: all });
    expect(told(first)).toEqual([{ event: 'generate_lead', lead_type: 'lead' }]);
    const inicio = /name="inicio" value="([^"]+)"/.exec(first.html)![1]!;
    const second = await analytics.site.post(
      '/antes-de-sair?passo=2',
      { objetivo: 'Quero investir', inicio },
      { cookie: all },
    );
    expect([second.status, told(second)]).toEqual([303, []]);
  });
});

describe('what is kept in an account', () => {
  test('a search that was saved is told, one that was refused is not', async () => {
    const { cookie } = await signedInVisitor(analytics.site);
    const path = `/area-do-cliente/minhas-pesquisas-salvas/salvar?busca=${encodeURIComponent('/imoveis/venda')}`;
    const save = (nome: string) =>
      analytics.site.post(path, { nome, frequencia: 'weekly' }, { cookie: `${all}; ${cookie}` });
    expect(told(await save('Perto do parque'))).toEqual([{ event: 'user_save_search' }]);
    expect(told(await save(''))).toEqual([]);
  });

  test('a heart is told where it is pressed: by the page that follows, or by the script that asked', async () => {
    const id = analytics.propertyId;
    const { cookie } = await signedInVisitor(analytics.site);
    const press = (fields: Record<string, string>, headers = {}) =>
      analytics.site.post(
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
    const id = analytics.propertyId;
    const email = newEmail();
    await register(analytics.site, email);
    const heart = await analytics.site.post(
      '/recursos/favoritos',
      { imovel: `usado/${id}`, volta: '/imoveis' },
      { cookie: all },
    );
    expect(told(heart)).toEqual([]);
    const cookie = `${all}; ${cookieOf(heart.headers)}`;
    const answer = await analytics.site.post(login, { etapa: 'login', email, senha: password }, { cookie });
    expect(told(answer)).toEqual([
      { event: 'login', method: 'email' },
      { event: 'user_favorite', product_id: id },
    ]);
  });
});
