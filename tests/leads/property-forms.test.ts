import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { experimentsName } from '~/features/marketing/experiments';
import { visitDays } from '~/domain/visit-days';
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
  expect(shown(html)).toMatch(new RegExp(`Visita pedida para \\p{L}+, ${date}/${month}\\.`, 'u'));
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
  const open = (cookie: string, path = property.path) => site.get(path, { headers: { cookie } });
  const armIn = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${experimentsName}=`));
  const allowing = (...purposes: string[]) => ['consentimento=1.2026-11-21', ...purposes].join('.');
  const allowed = allowing('preferencias', 'estatisticas');
  const visto = 'schedule-visit-without-cpf.1';
  const kept = (arm: string) => `${allowed}; ${experimentsName}=${arm}`;
  const tell = (cookie: string, arm = visto) =>
    site.post('/recursos/experimento', { visto: arm }, { cookie });
  const counted = () =>
    site.db.selectFrom('experiment_exposure').select(['experiment', 'arm', 'exposures']).execute();
  beforeEach(async () => {
    await site.db.deleteFrom('experiment_exposure').execute();
  });

  test.each([
    ['nothing', allowing()],
    ['preferences alone', allowing('preferencias')],
    ['statistics alone', allowing('estatisticas', 'marketing')],
  ])('is not run on who allows %s, nor counted, nor told with a lead', async (_what, cookie) => {
    const both = `${cookie}; ${experimentsName}=${visto}.visto`;
    const { html, headers } = await open(both);
    expect(field(html, 'cpf').exists).toBe(true);
    expect(armIn(headers)).toBeUndefined();
    expect((await tell(both)).headers.getSetCookie()).toEqual([]);
    expect(await counted()).toEqual([]);
    await site.post(property.path, { ...visit(), chave: `not-taking-part-${cookie}` }, { cookie: both });
    expect((await lead()).details).not.toHaveProperty('experiments');
  });

  test.each([
    ['0', true],
    ['1', false],
  ])('arm %s shows the field: %s', async (arm, isShown) => {
    const { html, headers } = await open(kept(`schedule-visit-without-cpf.${arm}`));
    expect(field(html, 'cpf').exists).toBe(isShown);
    expect(armIn(headers)).toBeUndefined();
  });

  test('keeps for seven days which arm a visitor got; a page without such a form draws none', async () => {
    const { html, headers } = await open(allowed);
    const [, drawn] = /^exp=schedule-visit-without-cpf\.([01]); Path=\/; Max-Age=604800;/.exec(
      armIn(headers)!,
    )!;
    expect(field(html, 'cpf').exists).toBe(drawn === '0');
    expect(armIn((await open(allowed, launch.path)).headers)).toBeUndefined();
  });

  test('counts an arm once that was seen, and the lead carries it and no other', async () => {
    const other = 'search-simplified.0';
    const first = await tell(kept(`${visto}/${other}`));
    expect(first.status).toBe(204);
    const told = armIn(first.headers)!.split(';')[0]!;
    expect(told).toBe(`exp=${visto}.visto/${other}`);
    expect((await tell(`${allowed}; ${told}`)).headers.getSetCookie()).toEqual([]);
    expect(await counted()).toEqual([{ experiment: 'schedule-visit-without-cpf', arm: 1, exposures: 1 }]);
    await site.post(
      property.path,
      { ...visit(), chave: 'who-has-seen-an-arm' },
      { cookie: `${allowed}; ${told}` },
    );
    expect((await lead()).details).toMatchObject({ experiments: [visto] });
  });

  test.each([
    ['another arm than the one that is kept', kept('schedule-visit-without-cpf.0'), visto, 204],
    ['what is no arm', kept(visto), 'schedule-visit-without-cpf.7', 400],
    ['nothing', kept(visto), '', 400],
  ])('counts nothing of %s', async (_what, cookie, arm, status) => {
    const answer = await tell(cookie, arm);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
    expect(await counted()).toEqual([]);
  });

  test('is told again where the back end could not count; where it has no such call it is noted all the same', async () => {
    await site.whileDown(async () => {
      const { status, headers } = await tell(kept(visto));
      expect([status, headers.getSetCookie()]).toEqual([204, []]);
    });
    await site.without(['experiments/exposures'], async () => {
      expect(armIn((await tell(kept(visto))).headers)).toContain(`${visto}.visto`);
    });
    expect(await counted()).toEqual([]);
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
