import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBroker } from '../contacts/contacts';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'broker'] as const) await site.db.deleteFrom(table).execute();
  await emptyCatalogue(site.db);
  member = await signedInMember(site, 'vitrine');
});

const names = (html: string) =>
  [...html.matchAll(/href="\/mesa\/imoveis\/\d+"[^>]*>([^<]+)</g)].map(([, name]) => name);
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://fotos.example/${count}/${at}.jpg` }));

test('opens on what is on the site, with a sentence and tabs', async () => {
  await addBroker(site.db, 'marina');
  await fillCatalogue(site.db, [
    makeListing({
      ...{ reference: '17954', title: 'Casa com piscina', district: 'Ferradura', city: 'Búzios' },
      ...{ sellPrice: 7_900_000, brokerSlug: 'marina', photos: photos(6) },
    }),
    makeListing({ reference: '17955', title: 'Apartamento pequeno', photos: photos(1) }),
    makeListing({ reference: '17956', title: 'Casa vendida' }),
  ]);
  await changeProperty(site.db, '17956', { available: false });
  const { html } = await member.get('/mesa/imoveis');
  expect(names(html).toSorted()).toEqual(['Apartamento pequeno', 'Casa com piscina']);
  expect(text(html)).toContain('2 no ar. 0 a conferir, 1 com menos de cinco fotos, 0 com valor retido.');
  for (const tab of ['No ar <b>2', 'Poucas fotos <b>1', 'Reservados <b>0', 'Fora do ar <b>1', 'Todos <b>3'])
    expect(html).toContain(tab);
  expect(text(html)).toContain('17954, Ferradura, Búzios R$ 7.900.000 Corretora marina no ar');
  expect(names((await member.get('/mesa/imoveis?aba=poucas-fotos')).html)).toEqual(['Apartamento pequeno']);
  const off = await member.get('/mesa/imoveis?aba=fora-do-ar');
  expect([names(off.html), text(off.html)]).toEqual([
    ['Casa vendida'],
    expect.stringContaining('indisponível'),
  ]);
});

test('filters of the site and of the desk are in the address', async () => {
  await fillCatalogue(site.db, [
    makeListing({ reference: 'A1', title: 'Cobertura', bedrooms: 4, sellPrice: 5_000_000, photos: [] }),
    makeListing({ reference: 'A2', title: 'Estúdio', bedrooms: 1, sellPrice: 900_000 }),
  ]);
  const listed = async (query: string) => names((await member.get(`/mesa/imoveis?${query}`)).html);
  expect(await listed('quartos=3&preco-min=1.000.000')).toEqual(['Cobertura']);
  expect(await listed('negociacao=aluguel')).toEqual([]);
  expect(await listed('busca=a2&lugar=moema')).toEqual(['Estúdio']);
  expect(await listed('qualidade=no-photo')).toEqual(['Cobertura']);
  expect(await listed('ordem=menor-preco')).toEqual(['Estúdio', 'Cobertura']);
  const { html } = await member.get('/mesa/imoveis?quartos=3&preco-min=1.000.000&lugar=moema');
  expect(html).toContain('value="1.000.000"');
  expect(html).toContain('<details class="mmais" open=""');
  expect(html).toContain('/mesa/imoveis/csv?lugar=moema&amp;quartos=3&amp;preco-min=1.000.000');
  const wrong = await member.get('/mesa/imoveis?preco-min=5&preco-max=3');
  expect([wrong.status, names(wrong.html).length]).toEqual([200, 2]);
  expect(wrong.html).toContain('aria-invalid="true"');
  const odd = await member.get('/mesa/imoveis?aba=x&estado=y&corretor=z&pagina=-1&ordem=toString&carga=9e9');
  expect([odd.status, names(odd.html).length]).toEqual([200, 2]);
});

test('rows are chosen for a bulk, one by one or all that are found', async () => {
  await fillCatalogue(site.db, [makeListing({ title: 'Casa' }), makeListing({ title: 'Loja' })]);
  const { html } = await member.get('/mesa/imoveis?lugar=moema');
  expect(html).toContain('action="/mesa/imoveis/lote"');
  expect(html).toContain('<input type="hidden" name="lugar" value="moema"/>');
  expect(html).toContain('Mudar todos os 2 encontrados');
  const reader = await signedInMember(site, 'atendimento');
  expect((await reader.get('/mesa/imoveis')).html).not.toContain('/mesa/imoveis/lote');
});

test('a broker sees own properties alone', async () => {
  const email = 'marina@casa.com.br';
  await addBroker(site.db, 'marina', 'Marina@casa.com.br');
  await addBroker(site.db, 'outra', 'outra@casa.com.br');
  await fillCatalogue(site.db, [
    makeListing({ title: 'Minha', brokerSlug: 'marina' }),
    makeListing({ title: 'De outra', brokerSlug: 'outra' }),
    makeListing({ title: 'De ninguém' }),
  ]);
  const broker = await signedInMember(site, 'corretor', email);
  const { html } = await broker.get('/mesa/imoveis?aba=todos');
  expect(names(html)).toEqual(['Minha']);
  expect(html).toContain('Todos <b>1');
  expect(html).not.toMatch(/Corretora outra|name="proprietario"|\/mesa\/imoveis\/lote/);
  expect(names((await broker.get('/mesa/imoveis?busca=ninguem')).html)).toEqual([]);
  const { html: file } = await broker.get('/mesa/imoveis/csv?aba=todos');
  expect([file.includes('Minha'), file.includes('De outra')]).toEqual([true, false]);
});

test('nothing found loosens; a failing back end says so', async () => {
  const { html } = await member.get('/mesa/imoveis?aba=no-ar&busca=Monteiiro');
  expect(text(html)).toContain('Nenhum imóvel com “Monteiiro”');
  expect(html).toContain('href="/mesa/imoveis?busca=Monteiiro">Procurar em todos os imóveis');
  expect((await member.get('/mesa/imoveis')).html).toContain('Nenhum imóvel no ar');
  const failed = await site.failing(['staff/properties'], () => member.get('/mesa/imoveis'));
  expect([failed.status, failed.html.includes('Tentar de novo')]).toEqual([200, true]);
});
