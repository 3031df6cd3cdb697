import { describe, expect, test } from 'vitest';
import { decodePendingEvents } from '~/features/marketing/analytics/pending-events';
import { news } from '~/features/announce/draft-form';
import { requests } from '~/features/leads/property-request';
import { visitDays } from '~/domain/visit-days';
import { Owner, standing, typedSteps } from '../announcements/wizard';
import { leadForms } from '../forms/forms';
import { cookieOf, password, register } from '../sign-in/visitor';
import { signedInVisitor } from '../support/signed-in-visitor';
import { all, login, newEmail, siteWithAnalytics, trackedEvents } from './analytics-sites';

const analytics = siteWithAnalytics();

describe('a lead', () => {
  test.each(leadForms.map((each) => [each.path, each] as const))(
    'of %s is told once it is kept, and known where it is sent twice',
    async (path, { fields, kind }) => {
      const isLead = kind !== 'newsletter' && kind !== 'curator-assign';
      const send = (more: object = {}) =>
        analytics.site.post(path, { chave: 'uma-chave', ...fields, ...more }, { cookie: all });
      const [first, again, other] = [await send(), await send(), await send({ nome: 'Ana Prado' })];
      expect([first, again].map(trackedEvents)).toEqual(
        Array(2).fill(isLead ? [{ event: 'generate_lead', lead_type: kind }] : []),
      );
      const keys = [first, again, other].flatMap(({ headers }) =>
        decodePendingEvents(cookieOf(headers)).map(([key]) => key),
      );
      expect(new Set(keys).size).toBe(isLead ? 2 : 0);
      expect(trackedEvents(await analytics.site.post(path, {}, { cookie: all })), 'refused').toEqual([]);
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
    expect([answer.status, trackedEvents(answer)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type, product_id: id }],
    ]);
  });

  test('of a home that is gone names it as well', async () => {
    const { nome, email } = person;
    const path = '/imovel-indisponivel/usado/aluguel/777';
    expect(trackedEvents(await analytics.site.post(path, { nome, email }, { cookie: all }))).toEqual([
      { event: 'generate_lead', lead_type: 'lead', product_id: 777 },
    ]);
  });

  test('of an announcing owner is tracked once, without the newsletter', async () => {
    const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
    const clara = new Owner(analytics.site, all);
    const page = standing((await clara.get(path)).html);
    const choices = { preferencia_contato: 'E-mail', autoriza_avaliacao: 'sim', [news.field]: 'sim' };
    const sent = await clara.post(path, Object.assign(page, ...Object.values(typedSteps), choices));
    expect([sent.status, trackedEvents(sent)]).toEqual([
      303,
      [{ event: 'generate_lead', lead_type: 'your-property' }],
    ]);
  });

  test('of a purchase profile is tracked only if the owner may be called', async () => {
    const { cookie } = await signedInVisitor(analytics.site);
    const save = (fields: Record<string, string>) =>
      analytics.site.post(
        '/area-do-cliente/meu-perfil-de-compra',
        { acao: 'salvar', tipo: 'Casa', ...fields },
        { cookie: `${all}; ${cookie}` },
      );
    expect(trackedEvents(await save({}))).toEqual([]);
    expect(trackedEvents(await save({ ligar: 'sim' }))).toEqual([
      { event: 'generate_lead', lead_type: 'no-reference' },
    ]);
  });

  test('of two steps is one', async () => {
    const chave = 'uma-chave-de-um-formulario';
    const first = await analytics.site.post('/antes-de-sair', { ...person, chave }, { cookie: all });
    expect(trackedEvents(first)).toEqual([{ event: 'generate_lead', lead_type: 'lead' }]);
    const inicio = /name="inicio" value="([^"]+)"/.exec(first.html)![1]!;
    const second = await analytics.site.post(
      '/antes-de-sair?passo=2',
      { objetivo: 'Quero investir', inicio },
      { cookie: all },
    );
    expect([second.status, trackedEvents(second)]).toEqual([303, []]);
  });
});

describe('what is kept in an account', () => {
  test('a search that was saved is told, one that was refused is not', async () => {
    const { cookie } = await signedInVisitor(analytics.site);
    const path = `/area-do-cliente/minhas-pesquisas-salvas/salvar?busca=${encodeURIComponent('/imoveis/venda')}`;
    const save = (nome: string) =>
      analytics.site.post(path, { nome, frequencia: 'weekly' }, { cookie: `${all}; ${cookie}` });
    expect(trackedEvents(await save('Perto do parque'))).toEqual([{ event: 'user_save_search' }]);
    expect(trackedEvents(await save(''))).toEqual([]);
  });

  test('tracks a favorite by the next page, or by the script with its key', async () => {
    const id = analytics.propertyId;
    const { cookie } = await signedInVisitor(analytics.site);
    const press = (fields: Record<string, string>, headers = {}) =>
      analytics.site.post(
        '/recursos/favoritos',
        { volta: '/imoveis', ...fields },
        { cookie: `${all}; ${cookie}`, ...headers },
      );
    expect(trackedEvents(await press({ imovel: `usado/${id}` }))).toEqual([
      { event: 'user_favorite', product_id: id },
    ]);
    expect(trackedEvents(await press({ retirar: `usado/${id}` }))).toEqual([]);
    const json = await press({ imovel: `usado/${id}` }, { accept: 'application/json' });
    expect(trackedEvents(json)).toEqual([{ event: 'user_favorite', product_id: id }]);
    const [[once] = []] = decodePendingEvents(cookieOf(json.headers));
    expect(JSON.parse(json.html)).toMatchObject({ once });
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
    expect(trackedEvents(heart)).toEqual([]);
    const cookie = `${all}; ${cookieOf(heart.headers)}`;
    const answer = await analytics.site.post(login, { etapa: 'login', email, senha: password }, { cookie });
    expect(trackedEvents(answer)).toEqual([
      { event: 'login', method: 'email' },
      { event: 'user_favorite', product_id: id },
    ]);
  });
});
