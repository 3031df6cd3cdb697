import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { experimentsName } from '~/features/marketing/experiments';
import { visitDays } from '~/routes/imovel/contact/visit-days';
import { leadForms } from '../forms/forms';
import { field, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
let property: { id: number; path: string };
let launch: { id: number; path: string };
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'USADO', title: 'Casa de vila' }),
    makeListing({ reference: 'BREVE', title: 'Torre nova', condition: 'soonLaunch', sellPrice: null }),
  ]);
  const [used, soon] = ['USADO', 'BREVE'].map((reference) => site.ids.get(reference)!) as [number, number];
  property = { id: used, path: `/usado/venda/sao-paulo/moema/casa-de-vila/${used}` };
  launch = { id: soon, path: `/novo/venda/sao-paulo/moema/torre-nova/${soon}` };
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('lead').execute();
});

const person = {
  nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  'telefone.numero': '(11) 98765-4321',
};
const day = () => visitDays(new Date())[1]!.day;
const visit = () => ({
  ...person,
  pedido: 'visita',
  modo: 'Por vídeo',
  dia: day(),
  periodo: 'Tarde',
  cpf: '529.982.247-25',
});
const talk = { ...person, pedido: 'contato', mensagem: 'Aceita permuta?' };

const shown = (html: string) => text(html.replace(/<script.*?<\/script>/gs, ''));
const lead = () => site.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
const leads = () => site.db.selectFrom('lead').select('id').execute();
/** The page that a kept lead leads to. */
const next = ({ headers }: { headers: Headers }) =>
  site.get(headers.get('Location')!, { headers: { cookie: headers.getSetCookie()[0]!.split(';')[0]! } });

test('a visit is kept with its day, and the page says what happens next', async () => {
  const sent = await site.post(property.path, visit());
  expect(sent.status).toBe(303);
  expect(await lead()).toMatchObject({
    kind: 'schedule',
    name: 'Clara Nunes',
    whatsapp: '+55 (11) 98765-4321',
    cpf: '52998224725',
    product_id: property.id,
    details: { subject: 'Comprar', visit: { mode: 'virtual', day: day(), period: 'tarde' } },
  });
  const { html } = await next(sent);
  const [, month, date] = day().split('-');
  expect(shown(html)).toMatch(new RegExp(`Visita pedida para [a-zç]+, ${date}/${month}\\.`));
  expect(shown(html)).toContain('Código USADO');
  expect(html).not.toContain('id="visita"');
});

test('a word to the broker is kept with the broker in whose name the page is shown', async () => {
  const sent = await site.post(`${property.path}?corretor=ana-prado`, { ...talk, corretor: 'ana-prado' });
  expect(await lead()).toMatchObject({
    kind: 'lead',
    message: 'Aceita permuta?',
    product_id: property.id,
    broker: 'ana-prado',
    campaign: { source: 'corretor_landing' },
  });
  expect(sent.headers.get('Location')).toBe(`${property.path}?corretor=ana-prado&enviado=sim`);
  expect(shown((await next(sent)).html)).toContain('Mensagem recebida, Clara.');
});

test('of a launch that may not be offered yet only interest is asked', async () => {
  const { html } = await site.get(launch.path);
  expect(shown(html)).toContain('Tenho interesse');
  expect(field(html, 'dia').exists).toBe(false);
  const sent = await site.post(launch.path, { ...person, pedido: 'contato' });
  expect(await lead()).toMatchObject({ kind: 'lead', product_id: launch.id, message: null });
  expect(shown((await next(sent)).html)).toContain('avisa quando o registro sair');
});

test('whoever wants to be told of a property that is gone is kept with it', async () => {
  const path = '/imovel-indisponivel/usado/aluguel/777';
  const { status, html } = await site.post(path, { nome: 'Clara Nunes', email: 'clara@' });
  expect(status).toBe(400);
  expect(shown(html)).toContain('Digite um e-mail válido');
  expect(field(html, 'nome').value).toBe('Clara Nunes');
  const { nome, email } = person;
  const sent = await site.post(path, { nome, email });
  expect(await lead()).toMatchObject({ kind: 'lead', product_id: 777, details: { subject: 'Alugar' } });
  const thanks = await next(sent);
  expect(thanks.status).toBe(410);
  expect(shown(thanks.html)).toContain('Combinado, Clara.');
});

test('the same form sent twice is one lead', async () => {
  const form = { ...visit(), chave: 'one form' };
  await Promise.all([site.post(property.path, form), site.post(property.path, form)]);
  expect(await leads()).toHaveLength(1);
});

describe('what is wrong is said beside its field, and what was typed is kept', () => {
  test.each([
    ['no name', { nome: '' }, 'nome', 'Por favor, preencha com o nome completo'],
    ['one word', { nome: 'Clara' }, 'nome', 'Por favor, preencha com o nome completo'],
    ['no e-mail', { email: 'clara@' }, 'email', 'Digite um e-mail válido'],
    ['no phone', { 'telefone.numero': '123' }, 'telefone.numero', 'Preencha com um número válido'],
    ['a wrong CPF', { cpf: '111.111.111-11' }, 'cpf', 'O CPF informado é inválido'],
    ['a day that is over', { dia: '2020-01-02' }, 'dia', 'Escolha um dos dias'],
    ['a mode that there is not', { modo: 'x' }, 'modo', 'Escolha uma das opções'],
  ])('%s', async (_what, wrong, name, message) => {
    const typed = { ...visit(), ...wrong };
    const { status, html } = await site.post(property.path, typed);
    expect(status).toBe(400);
    const said = new RegExp(`id="visita-${name.replace('.', '\\.')}-erro"[^>]*>(.*?)</p>`, 's').exec(html);
    expect(text(said?.[1] ?? '')).toBe(message);
    for (const kept of ['nome', 'email', 'telefone.numero'] as const)
      expect(field(html, kept).value ?? '').toBe(typed[kept]);
    for (const choice of ['pedido', 'modo', 'dia', 'periodo'] as const)
      if (choice !== name) expect(field(html, choice, typed[choice]).checked, choice).toBe(true);
    expect(await leads()).toEqual([]);
  });

  test('where nothing can be kept', async () => {
    await site.get(property.path);
    const { status, html } = await site.whileDown(() => site.post(property.path, talk));
    expect(status).toBe(503);
    expect(shown(html)).toContain('Ooops! Não foi possível completar a ação.');
    expect(field(html, 'nome').value).toBe('Clara Nunes');
    expect(html).toContain('Aceita permuta?</textarea>');
  });

  test.each(leadForms)('where an address has sent too many, by $path', async ({ path, fields }) => {
    const { leadLimit } = site.context;
    site.context.leadLimit = () => 61;
    const { status, headers, html } = await site.post(path, fields);
    site.context.leadLimit = leadLimit;
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('61');
    expect(shown(html)).toContain('Aguarde 2 minutos e envie outra vez.');
    expect(field(html, 'nome').value).toBe(fields.nome);
    expect(await leads()).toEqual([]);
  });
});

describe('the experiment with the CPF', () => {
  const open = (cookie: string) => site.get(property.path, { headers: { cookie } });
  const arm = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${experimentsName}=`));
  const allowed = 'consentimento=1.2026-11-21.preferencias';

  test('is not run on who does not allow preferences', async () => {
    const { html, headers } = await open(`${experimentsName}=schedule-visit-without-cpf.1`);
    expect(field(html, 'cpf').exists).toBe(true);
    expect(arm(headers)).toBeUndefined();
  });

  test.each([
    ['0', true],
    ['1', false],
  ])('arm %s shows the field: %s', async (kept, isShown) => {
    const { html } = await open(`${allowed}; ${experimentsName}=schedule-visit-without-cpf.${kept}`);
    expect(field(html, 'cpf').exists).toBe(isShown);
  });

  test('keeps for seven days which arm a visitor got', async () => {
    const { html, headers } = await open(allowed);
    const [, drawn] = /^exp=schedule-visit-without-cpf\.([01]); Path=\/; Max-Age=604800;/.exec(
      arm(headers)!,
    )!;
    expect(field(html, 'cpf').exists).toBe(drawn === '0');
  });
});

describe('where a visitor came from', () => {
  const kept = (campaign: object, seconds = 60) =>
    JSON.stringify({ ...campaign, expires: new Date(Date.now() + seconds * 1000).toISOString() });
  const utm = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.startsWith('utm='));
  test('goes with the lead while the address says it; nothing is kept without consent', async () => {
    const { headers } = await site.get(`${property.path}?utm_source=carta`);
    expect(utm(headers)).toEqual([]);
    await site.post(`${property.path}?utm_source=carta&utm_medium=email`, talk);
    expect((await lead()).campaign).toEqual({ source: 'carta', medium: 'email' });
  });

  test.each<[string, string, Record<string, string>, Record<string, string>, object]>([
    ['by what the browser says of the page', '', {}, { referer: '?utm_source=pagina' }, { source: 'pagina' }],
    ['by the form', '', { campanha: kept({ source: 'visita' }) }, {}, { source: 'visita' }],
    ['by nothing that no browser of ours would send', '', { campanha: '{"source":7}' }, {}, {}],
    ['by nothing that is over', '', { campanha: kept({ source: 'antiga' }, -1) }, {}, {}],
    [
      'without the part that no back end would take',
      '?utm_source=carta&utm_term=%00',
      {},
      {},
      { source: 'carta' },
    ],
  ])("goes with the lead of the page's own form: %s", async (_how, query, fields, { referer }, expected) => {
    const headers = referer ? { referer: siteUrl + property.path + referer } : undefined;
    await site.post(property.path + query, { ...talk, ...fields }, headers);
    expect((await lead()).campaign).toEqual(expected);
  });

  test('is kept for seven days where marketing is allowed', async () => {
    const cookie = 'consentimento=1.2026-11-21.marketing';
    const { headers } = await site.get(`${property.path}?utm_source=carta`, { headers: { cookie } });
    const [kept = ''] = utm(headers);
    expect(kept).toContain('Max-Age=604800');
    await site.post(property.path, talk, { cookie: `${cookie}; ${kept.split(';')[0]}` });
    expect((await lead()).campaign).toEqual({ source: 'carta' });
  });
});

test('a visit is an entry of a calendar; what is none is 404', async () => {
  const asked = '/recursos/agenda?imovel=7&dia=2026-12-31&periodo=Tarde';
  const { html } = await site.get(`${asked}&codigo=AP-7%2C%3B`);
  expect(html).toContain('SUMMARY:Visita ao imóvel AP-7\\,\\;\\, Bossa Nova\r\n');
  expect(html).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  for (const query of [
    '',
    '?imovel=7&dia=2026-13-31&periodo=Tarde',
    '?imovel=7&dia=2026-12-31&periodo=x%0D%0AX',
    '?imovel=7&dia=2026-12-31&periodo=Tarde&codigo=x%0D%0AX',
  ])
    expect((await site.get(`/recursos/agenda${query}`)).status).toBe(404);
});
