import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBroker, addContact } from '../contacts/contacts';
import { makeListing } from '../support/catalogue';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let property: number;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'AP-7', title: 'Casa de pedra' })]);
  ({ id: property } = await site.db.selectFrom('property').select('id').executeTakeFirstOrThrow());
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'broker'] as const) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'atendimento');
});

const names = (html: string) =>
  [...html.matchAll(/href="\/mesa\/contatos\/\d+"[^>]*>([^<]+)</g)].map(([, name]) => name);
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('opens on contacts without a broker, with the sentence of today', async () => {
  await addContact(
    site.db,
    { name: 'Rafael Monteiro', product_id: property },
    { house: 'sent', mautic: 'waiting' },
  );
  await addContact(site.db, { name: 'Beatriz Sá' }, { house: 'refused' });
  await addContact(
    site.db,
    { name: 'Marcos Teles', broker_id: await addBroker(site.db, 'marina') },
    { house: 'sent' },
  );
  const { html } = await member.get('/mesa/contatos');
  expect(names(html)).toEqual(['Beatriz Sá', 'Rafael Monteiro']);
  expect(text(html)).toContain(
    'Hoje: 3 recebidos = 1 entregue + 1 recusado + 1 na fila. A mais antiga espera há 0 min.',
  );
  for (const tab of [
    'Sem corretor <b>2',
    'Em conversa <b>1',
    'Entrega com problema <b>1',
    'Todos <b>3',
    'Quarentena <b>0',
  ])
    expect(html).toContain(tab);
  expect(text(html)).toContain('Casa de pedra, AP-7');
  expect(html).toMatch(/marketing<span class="vh"> nova tentativa/);
});

test('filters, order and page are in the address', async () => {
  const broker = await addBroker(site.db, 'marina');
  await addContact(site.db, {
    name: 'João Antônio',
    broker_id: broker,
    created_at: new Date('2026-01-02T12:00:00Z'),
  });
  await addContact(site.db, { name: 'Beatriz Sá' });
  expect(names((await member.get('/mesa/contatos?busca=joao+anton')).html)).toEqual(['João Antônio']);
  expect(names((await member.get(`/mesa/contatos?aba=todos&atende=broker:${broker}`)).html)).toEqual([
    'João Antônio',
  ]);
  expect(names((await member.get('/mesa/contatos?aba=todos&ordem=antigos')).html)[0]).toBe('João Antônio');
  const form = await member.get('/mesa/contatos?busca=sá&desde=2026-01-01');
  expect(form.html).toContain('value="sá"');
  expect(form.html).toContain('value="2026-01-01"');
  const odd = await member.get('/mesa/contatos?aba=x&desde=ontem&atende=y&pagina=-1&ordem=z');
  expect([odd.status, names(odd.html)]).toEqual([200, ['Beatriz Sá']]);
});

test('nothing found says what was searched and loosens it', async () => {
  await addContact(site.db);
  const { html } = await member.get('/mesa/contatos?aba=sem-corretor&busca=Monteiiro&desde=2026-11-14');
  expect(text(html)).toContain('Ninguém com “Monteiiro”');
  expect(html).toContain('protocolo e código, desde 14/11/2026.');
  expect(html).toContain(
    'href="/mesa/contatos?aba=sem-corretor&amp;busca=Monteiiro">Procurar em todas as datas',
  );
  expect(html).toContain('href="/mesa/contatos">Limpar os filtros');
});

test('an empty house says what comes first; a failing back end says so', async () => {
  expect((await member.get('/mesa/contatos')).html).toContain('Nenhum contato ainda');
  await addContact(site.db, { broker_id: await addBroker(site.db, 'marina') });
  expect((await member.get('/mesa/contatos')).html).toContain('Todo contato já tem quem atende');
  const failed = await site.failing(['staff/contacts'], () => member.get('/mesa/contatos?aba=todos'));
  expect(failed.status).toBe(200);
  expect(failed.html).toContain('A lista não pôde ser lida agora');
});

test('a record has request, folded deliveries, other contacts and readers', async () => {
  const broker = await addBroker(site.db, 'marina');
  await addContact(site.db, { broker_id: broker, created_at: new Date('2026-11-02T12:00:00Z') });
  const id = await addContact(
    site.db,
    {
      ...{ product_id: property, message: 'Podemos ver de manhã?', kind: 'schedule' },
      details: JSON.stringify({ visit: { day: '2026-11-26', period: 'manhã', mode: 'in_person' } }),
    },
    { house: 'sent', webhook: 'refused' },
  );
  const { html, status } = await member.get(`/mesa/contatos/${id}`);
  expect(status).toBe(200);
  const page = text(html);
  for (const part of [
    'Pedido de visita, 26/11/2026, manhã, presencial. Contato nº ',
    'Casa de pedra',
    '“Podemos ver de manhã?”',
    'Contato sobre este imóvel (art. 7º, V). Sem marketing.',
    'Rafael já falou com Corretora marina em 02/11/2026.',
    'Outros contatos desta pessoa',
    'Lido por Pessoa de atendimento, hoje, ',
    'Recebido e guardado',
  ])
    expect(page).toContain(part);
  expect(html).toMatch(/<details><summary class="elo">1 tentativa/);
  expect(html).toContain('href="tel:+5511987654321"');
  const order = ['painel-atende', '<h2>Pedido', '<h2>Entregas', 'painel-dados', '<h2>Histórico'];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a person's other contacts are behind a fold beyond five", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 8; at += 1) ids.push(await addContact(site.db));
  const { html } = await member.get(`/mesa/contatos/${ids[7]}`);
  const [shown, folded] = html
    .split('Outros contatos desta pessoa')[1]!
    .split(/Mais (?:<!-- -->)?2.contatos/);
  expect([names(shown!).length, names(folded!).length]).toEqual([5, 2]);
});

test('what a visitor wrote is shown as text', async () => {
  const id = await addContact(site.db, { name: '<b>Zé</b>', message: '<script>alert(1)</script>' });
  const list = await member.get('/mesa/contatos');
  const record = await member.get(`/mesa/contatos/${id}`);
  for (const { html } of [list, record]) expect(html).not.toMatch(/<b>Zé|<script>alert/);
});

test('a broker reads its own contacts alone', async () => {
  const own = await signedInMember(site, 'corretor', 'marina@casa.com.br');
  const mine = await addContact(site.db, { name: 'Meu Cliente', member_id: own.id });
  const foreign = await addContact(site.db);
  expect(names((await own.get('/mesa/contatos?aba=todos')).html)).toEqual(['Meu Cliente']);
  const pages = [mine, foreign, 999_999].map((id) => own.get(`/mesa/contatos/${id}`));
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 404, 404]);
});

test('a broker without contacts reads whose contacts come here', async () => {
  await addContact(site.db);
  const own = await signedInMember(site, 'corretor', 'marina@casa.com.br');
  const { html } = await own.get('/mesa/contatos');
  expect(html).toContain('Nenhum contato seu ainda');
  expect(html).not.toContain('alguém escrever pelo site');
  await addContact(site.db, { member_id: own.id });
  expect((await own.get('/mesa/contatos')).html).not.toContain('Todo contato já tem quem atende');
});

test.each(['0', 'abc', '1e3', '99999999999'])('the contact %s does not exist', async (id) => {
  expect((await member.get(`/mesa/contatos/${id}`)).status).toBe(404);
});
