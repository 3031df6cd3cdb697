import { describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { leadForms } from '../forms/forms';
import { field, text } from '../imoveis/markup';
import { siteUrl } from '../imoveis/site';
import { day, person, propertySite, visit } from './property-site';

const opened = propertySite();
const talk = { ...person, pedido: 'contato', mensagem: 'Aceita permuta?' };

const shown = (html: string) => text(html.replace(/<script.*?<\/script>/gs, ''));
const leads = () => opened.site.db.selectFrom('lead').select('id').execute();
/** The page that a kept lead leads to. */
const next = ({ headers }: { headers: Headers }) =>
  opened.site.get(headers.get('Location')!, {
    headers: { cookie: headers.getSetCookie()[0]!.split(';')[0]! },
  });

test('a visit is kept with its day, and the page says what happens next', async () => {
  const sent = await opened.site.post(opened.property.path, visit());
  expect(sent.status).toBe(303);
  expect(await opened.lead()).toMatchObject({
    kind: 'schedule',
    name: 'Clara Nunes',
    whatsapp: '+55 (11) 98765-4321',
    cpf: '52998224725',
    product_id: opened.property.id,
    details: { subject: 'Comprar', visit: { mode: 'virtual', day: day(), period: 'tarde' } },
  });
  const { html } = await next(sent);
  const [, month, date] = day().split('-');
  expect(shown(html)).toMatch(new RegExp(`Visita pedida para \\p{L}+, ${date}/${month}\\.`, 'u'));
  expect(shown(html)).toContain('Código USADO');
  expect(html).not.toContain('id="visita"');
});

test('a message to the broker is stored with the page’s broker', async () => {
  const sent = await opened.site.post(`${opened.property.path}?corretor=ana-prado`, {
    ...talk,
    corretor: 'ana-prado',
  });
  expect(await opened.lead()).toMatchObject({
    kind: 'lead',
    message: 'Aceita permuta?',
    product_id: opened.property.id,
    broker: 'ana-prado',
    campaign: { source: 'corretor_landing' },
  });
  expect(sent.headers.get('Location')).toBe(`${opened.property.path}?corretor=ana-prado&enviado=sim`);
  expect(shown((await next(sent)).html)).toContain('Mensagem recebida, Clara.');
});

test('of a launch that may not be offered yet only interest is asked', async () => {
  const { html } = await opened.site.get(opened.launch.path);
  expect(shown(html)).toContain('Tenho interesse');
  expect(field(html, 'dia').exists).toBe(false);
  const sent = await opened.site.post(opened.launch.path, { ...person, pedido: 'contato' });
  expect(await opened.lead()).toMatchObject({ kind: 'lead', product_id: opened.launch.id, message: null });
  expect(shown((await next(sent)).html)).toContain('avisa quando o registro sair');
});

test('whoever wants to be told of a property that is gone is kept with it', async () => {
  const path = '/imovel-indisponivel/usado/aluguel/777';
  const { status, html } = await opened.site.post(path, { nome: 'Clara Nunes', email: 'clara@' });
  expect(status).toBe(400);
  expect(shown(html)).toContain('Digite um e-mail válido');
  expect(field(html, 'nome').value).toBe('Clara Nunes');
  const { nome, email } = person;
  const sent = await opened.site.post(path, { nome, email });
  expect(await opened.lead()).toMatchObject({
    kind: 'lead',
    product_id: 777,
    details: { subject: 'Alugar' },
  });
  const thanks = await next(sent);
  expect(thanks.status).toBe(410);
  expect(shown(thanks.html)).toContain('Combinado, Clara.');
});

test('the same form sent twice is one lead', async () => {
  const form = { ...visit(), chave: 'one form' };
  await Promise.all([
    opened.site.post(opened.property.path, form),
    opened.site.post(opened.property.path, form),
  ]);
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
    const { status, html } = await opened.site.post(opened.property.path, typed);
    expect(status).toBe(400);
    const errorMatch = new RegExp(`id="visita-${name.replace('.', '\\.')}-error"[^>]*>(.*?)</p>`, 's').exec(
      html,
    );
    expect(text(errorMatch?.[1] ?? '')).toBe(message);
    for (const stored of ['nome', 'email', 'telefone.numero'] as const)
      expect(field(html, stored).value ?? '').toBe(typed[stored]);
    for (const choice of ['pedido', 'modo', 'dia', 'periodo'] as const)
      if (choice !== name) expect(field(html, choice, typed[choice]).checked, choice).toBe(true);
    expect(await leads()).toEqual([]);
  });

  test('where nothing can be kept', async () => {
    await opened.site.get(opened.property.path);
    const { status, html } = await opened.site.whileDown(() => opened.site.post(opened.property.path, talk));
    expect(status).toBe(503);
    expect(html).toMatch(/<div role="alert">[^]{0,200}aviso--perigo[^]{0,500}Ooops! Não foi possível/);
    expect(field(html, 'nome').value).toBe('Clara Nunes');
    expect(html).toContain('Aceita permuta?</textarea>');
  });

  test.each(leadForms)('where an address has sent too many, by $path', async ({ path, fields }) => {
    const { leadLimit } = opened.site.context;
    opened.site.context.leadLimit = () => 61;
    const { status, headers, html } = await opened.site.post(path, fields);
    opened.site.context.leadLimit = leadLimit;
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('61');
    expect(shown(html)).toContain('Aguarde 2 minutos e envie outra vez.');
    expect(field(html, 'nome').value).toBe(fields.nome);
    expect(await leads()).toEqual([]);
  });
});

describe('where a visitor came from', () => {
  const stored = (campaign: object, seconds = 60) =>
    JSON.stringify({ ...campaign, expires: new Date(clock.nowMs() + seconds * 1000).toISOString() });
  const utm = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.startsWith('utm='));
  test('is sent with the lead from the address; no cookie without consent', async () => {
    const { headers } = await opened.site.get(`${opened.property.path}?utm_source=carta`);
    expect(utm(headers)).toEqual([]);
    await opened.site.post(`${opened.property.path}?utm_source=carta&utm_medium=email`, talk);
    expect((await opened.lead()).campaign).toEqual({ source: 'carta', medium: 'email' });
  });

  test.each<[string, string, Record<string, string>, Record<string, string>, object]>([
    ['by what the browser says of the page', '', {}, { referer: '?utm_source=pagina' }, { source: 'pagina' }],
    ['by the form', '', { campanha: stored({ source: 'visita' }) }, {}, { source: 'visita' }],
    ['by nothing that no browser of ours would send', '', { campanha: '{"source":7}' }, {}, {}],
    ['by nothing that is over', '', { campanha: stored({ source: 'antiga' }, -1) }, {}, {}],
    [
      'without the part that no back end would take',
      '?utm_source=carta&utm_term=%00',
      {},
      {},
      { source: 'carta' },
    ],
  ])("goes with the lead of the page's own form: %s", async (_how, query, fields, { referer }, expected) => {
    const headers = referer ? { referer: siteUrl + opened.property.path + referer } : undefined;
    await opened.site.post(opened.property.path + query, { ...talk, ...fields }, headers);
    expect((await opened.lead()).campaign).toEqual(expected);
  });

  test('is kept for seven days where marketing is allowed', async () => {
    const cookie = 'consentimento=1.2026-11-21.marketing';
    const { headers } = await opened.site.get(`${opened.property.path}?utm_source=carta`, {
      headers: { cookie },
    });
    const [stored = ''] = utm(headers);
    expect(stored).toContain('Max-Age=604800');
    await opened.site.post(opened.property.path, talk, { cookie: `${cookie}; ${stored.split(';')[0]}` });
    expect((await opened.lead()).campaign).toEqual({ source: 'carta' });
  });
});
