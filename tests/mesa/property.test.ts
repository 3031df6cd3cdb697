import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '@domain/staff/roles';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { operator } from '@api/audit/record-act';
import { aListing } from '../catalogue/a-listing';
import { openSite } from '../imoveis/site';
import { fillCatalogue } from '../support/catalogue';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let id: number;
let path: string;
const listing = (sellPrice = 7_900_000) =>
  aListing('17954', { title: 'Casa com piscina', sellPrice, brokerSlug: 'ana-reis' });
const load = (sellPrice?: number) => fillCatalogue(site.db, [listing(sellPrice)], 'crm');

beforeAll(async () => {
  site = await openSite([]);
  for (const [slug, name, email] of [
    ['ana-reis', 'Ana Reis', 'ana@casa.com.br'],
    ['rui-prado', 'Rui Prado', null],
  ] as const)
    await site.db.insertInto('broker').values({ slug, name, creci: '1-F', email }).execute();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'property_override', 'property'] as const)
    await site.db.deleteFrom(table).execute();
  id = (await load()).get('17954')!;
  path = `/mesa/imoveis/${id}`;
  member = await signedInMember(site, 'vitrine');
});

/** The fields as a browser posts them of the untouched form. */
const decided = { broker: 'ana-reis', placement: 'none', exclusive_until: '' };
const open = async (field: string) => (await member.get(`${path}?abrir=${field}`)).html;
const saveField = async (field: string, typed: Record<string, string>) =>
  member.press(await open(field), 'Salvar o da casa', { until: '', reason: '', ...typed });
const property = () =>
  site.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const overrides = async () => {
  const rows = await site.db.selectFrom('property_override').select(['field', 'value']).execute();
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]));
};

test('a price of the house outlives a load, shows both values and goes back', async () => {
  const saved = await member.follow(
    await saveField('sell_price', { value: 'R$ 7.650.000', reason: 'Avaliação' }),
  );
  expect(saved.html).toContain('Preço de venda: vale o da casa.');
  expect(saved.html).toContain('Desfazer');
  await load(7_500_000);
  const record = await member.get(path);
  expect(record.html).toMatch(/R\$ 7\.650\.000<\/span>.*?da casa/s);
  expect(record.html).toContain('A carga diz R$ 7.500.000; Avaliação; por Pessoa de vitrine.');
  expect(record.html).toContain('Preço: R$ 7.900.000 → R$ 7.650.000');
  const page = await site.get((await property()).available ? pathIn(record.html) : '/');
  expect(page.html).toContain('7.650.000');
  const back = await member.follow(await member.press(await open('sell_price'), 'Devolver à carga'));
  expect(back.html).toMatch(/R\$ 7\.500\.000<\/span>.*?da carga/s);
  expect(await overrides()).toEqual({});
});

const pathIn = (html: string) => /href="(\/(?:novo|usado)\/[^"]+)"/.exec(html)![1]!;

test('each field is a lock, that opens by a link', async () => {
  const { html } = await member.get(path);
  expect(html).not.toContain('Salvar o da casa');
  for (const [field, value, stored] of [
    ['title', 'Casa térrea com piscina', 'Casa térrea com piscina'],
    ['description', 'Um texto.\n\nDe dois parágrafos.', 'Um texto.\n\nDe dois parágrafos.'],
    ['note', '', null],
    ['area', '1.520,5 m²', 1520.5],
    ['bedrooms', '4', 4],
    ['bathrooms', '', null],
    ['sell_price', '', null],
    ['condominium_fee', '1.900', 1900],
    ['point', '-22.746912, -41.881734', expect.objectContaining({ lat: -22.746912 })],
  ] as const) {
    expect(html).toContain(`href="${path}?abrir=${field}#campo-${field}"`);
    const saved = await saveField(field, { value });
    expect([field, saved.status]).toEqual([field, 303]);
    expect((await overrides())[field]).toEqual(stored);
  }
  await saveField('iptu', { value: '1.200', period: 'Anual' });
  await saveField('features', { items: 'own:piscina' });
  expect(await overrides()).toMatchObject({
    iptu: { amount: 1200, period: 'Anual' },
    features: { own: ['piscina'], shared: [], ownMore: [], sharedMore: [] },
  });
  expect((await member.get(path)).html).toContain('R$ 1.200, por ano');
  // The property is for sale alone.
  expect(html).not.toContain('abrir=rent_price');
  expect((await member.get(`${path}?abrir=photos`)).html).not.toContain('Salvar o da casa');
});

test.each([
  ['sell_price', 'muito', 'Escreva um preço inteiro'],
  ['title', '', 'Escreva o título'],
  ['bedrooms', '-1', 'Escreva um número inteiro'],
  ['area', '0', 'Escreva a área'],
])('a wrong %s stays in its open lock', async (field, value, message) => {
  const wrong = await saveField(field, { value, until: '2020-01-01' });
  expect([wrong.status, wrong.html.includes(message)]).toEqual([400, true]);
  expect(wrong.html).toContain('Escolha hoje ou um dia depois');
  expect(wrong.html).toContain(`value="${value}"`);
  expect(await overrides()).toEqual({});
});

test('what the house decides is saved as it changes, and nothing else', async () => {
  const { html } = await member.get(path);
  const same = await member.follow(await member.press(html, 'Salvar', decided));
  expect(same.html).toContain('Nada mudou.');
  const typed = { ...decided, broker: 'rui-prado', placement: 'first', exclusivity: 'sim' };
  await member.press(html, 'Salvar', { ...typed, exclusive_until: '2099-02-12' });
  expect(await overrides()).toEqual({
    ...{ broker: 'rui-prado', exclusivity: true },
    ...{ highlighted: true, first_in_list: true },
  });
  await load(7_400_000);
  const after = await member.get(path);
  expect(after.html).toMatch(/Corretor: Rui Prado.*?a carga diz Ana Reis/s);
  expect(after.html).toContain('value="2099-02-12"');
  expect(await property()).toMatchObject({ first_in_list: true, exclusivity: true, sell_price: 7_400_000 });
  const without = { ...decided, broker: 'rui-prado', placement: 'first', exclusive_until: '2099-02-12' };
  const wrong = await member.press(after.html, 'Salvar', without);
  expect([wrong.status, wrong.html.includes('Marque Exclusividade')]).toEqual([400, true]);
});

/** What visitors find of it: lists, counts, the sitemap. */
async function found(page: string) {
  const [list, sitemap] = [await site.get('/imoveis/venda'), await site.get('/sitemap-imoveis.xml')];
  const counts = await site.parts.backEnd.fetch(
    new Request('http://api.test/search/counts', {
      method: 'POST',
      body: JSON.stringify({
        searches: [{ negotiation: 'sell' }, { negotiation: 'sell', price: { max: 7_700_000 } }],
      }),
    }),
  );
  return {
    isListed: list.html.includes(`href="${page}`),
    hasPrice: list.html.includes('7.650.000'),
    isInSitemap: sitemap.html.includes(page),
    counts: (await counts.json()).totals,
  };
}

test('lists, counts and sitemap follow a price and a withdrawal of the page', async () => {
  const record = await member.get(path);
  const page = pathIn(record.html);
  const shown = { isListed: true, hasPrice: false, isInSitemap: true, counts: [1, 0] };
  expect(await found(page)).toEqual(shown);
  await saveField('sell_price', { value: '7.650.000' });
  expect(await found(page)).toEqual({ ...shown, hasPrice: true, counts: [1, 1] });
  await member.press(record.html, 'Tirar do ar', { withdrawn: 'owner' });
  expect(await found(page)).toEqual({ isListed: false, hasPrice: false, isInSitemap: false, counts: [0, 0] });
  await member.press((await member.get(path)).html, 'Voltar ao ar');
  expect(await found(page)).toEqual({ ...shown, hasPrice: true, counts: [1, 1] });
});

test('off the air with a reason, and back by one press', async () => {
  const before = await member.get(path);
  expect(before.html).toContain('No ar desde');
  const page = pathIn(before.html);
  const off = await member.follow(await member.press(before.html, 'Tirar do ar', { withdrawn: 'sold' }));
  expect(off.html).toContain('Fora do ar: vendido');
  expect(off.html).not.toContain('Ver no site');
  expect((await site.get(page)).status).not.toBe(200);
  await load(7_000_000);
  const back = await member.follow(await member.press((await member.get(path)).html, 'Voltar ao ar'));
  expect(back.html).toContain('De volta ao ar.');
  expect((await site.get(page)).status).toBe(200);
  for (const text of ['Saiu do ar', 'Voltou ao ar, R$ 7.000.000']) expect(back.html).toContain(text);
});

test('of two at once the second chooses, and each keeps the own field', async () => {
  const old = await open('title');
  await replaceOverrides(site.db, operator, id, {
    title: { value: 'Casa da Ana', until: null, reason: null },
  });
  const typed = { value: 'Casa do Rui', until: '', reason: '' };
  const both = await member.press(old, 'Salvar o da casa', typed);
  expect(both.status).toBe(409);
  expect(both.html).toContain('Alguém mudou este imóvel enquanto você escrevia');
  for (const text of ['Casa com piscina, da carga', 'Casa da Ana', 'Casa do Rui'])
    expect(both.html).toContain(text);
  const chosen = await member.follow(
    await member.press(both.html, 'Salvar o que escolhi', { escolha0: 'meu' }),
  );
  expect(chosen.html).toContain('Salvo como você escolheu.');
  expect(await overrides()).toEqual({ title: 'Casa do Rui' });
});

test.each<[Role, string | undefined]>([
  ['atendimento', undefined],
  ['corretor', 'ana@casa.com.br'],
])('%s reads without forms', async (role, email) => {
  const reader = await signedInMember(site, role, email);
  const { html, status } = await reader.get(`${path}?abrir=title`);
  expect(status).toBe(200);
  expect(html).toContain('O que a casa decide');
  for (const button of ['Salvar', 'Tirar do ar', 'Devolver']) expect(html).not.toContain(`>${button}`);
  const fields = { intent: 'withdraw', was: 'null', withdrawn: 'sold' };
  expect((await reader.post(path, fields)).status).toBe(404);
  const other = await signedInMember(site, 'corretor', 'rui@casa.com.br');
  expect((await other.get(path)).status).toBe(404);
});

test.each<Record<string, string>>([
  { intent: 'x' },
  { intent: 'override', field: 'id', was: 'null', value: '1' },
  { intent: 'override', field: 'title', was: '{', value: 'a' },
  { intent: 'decide', was: '{}', broker: 'ana-reis' },
  { intent: 'release', campo: 'constructor' },
  { intent: 'resolve', mudancas: '{"id":{"was":null,"value":1}}', escolha0: 'meu' },
])('a form that no page of ours made changes nothing: %#', async (fields) => {
  expect((await member.post(path, fields)).status).toBeOneOf([303, 400]);
  expect(await overrides()).toEqual({});
  for (const bad of ['0', 'x', '1e3', '99999999999', '999999'])
    expect((await member.get(`/mesa/imoveis/${bad}`)).status).toBe(404);
});
