import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aListing } from '../catalogue/a-listing';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { fillCatalogue } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let broker: Awaited<ReturnType<typeof signedInMember>>;
let id: number;
let page: string;

beforeAll(async () => {
  site = await openSite([]);
  const row = { slug: 'ana-reis', name: 'Ana Reis', creci: '1-F', email: 'corretor@casa.com.br' };
  await site.db.insertInto('broker').values(row).execute();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'property'] as const) await site.db.deleteFrom(table).execute();
  id = (await fillCatalogue(site.db, [aListing('17954', { brokerSlug: 'ana-reis' })], 'crm')).get('17954')!;
  await site.db
    .updateTable('property')
    .set({ check_from: new Date('2026-01-01T12:00:00Z') })
    .execute();
  page = `/mesa/imoveis/${id}/mudou`;
  broker = await signedInMember(site, 'corretor');
});

const report = async (note: string) => broker.press((await broker.get(page)).html, 'Avisar', { note });
const stored = () => site.db.selectFrom('reported_change').select(['property_id', 'note']).execute();

test('a broker says what changed; Operação reads it in Hoje, and resolves it', async () => {
  const today = await broker.get('/mesa');
  expect(today.html).toContain(`href="${page}"`);
  const sent = await broker.follow(await report('O dono <b>vendeu</b> ontem.'));
  expect(sent.html).toContain('Avisado. Quem cuida da vitrine vê em Hoje.');
  expect(sent.html).toContain('Você avisou que mudou');
  expect((await broker.get('/mesa')).html).not.toContain(`href="${page}"`);
  const operacao = await signedInMember(site, 'operacao');
  const { html } = await operacao.get('/mesa');
  expect(html).toContain('Pessoa de corretor diz que mudou: ');
  expect(html).toContain('O dono &lt;b&gt;vendeu&lt;/b&gt; ontem.');
  const record = await operacao.get(`/mesa/imoveis/${id}`);
  expect(record.html).toMatch(/Pessoa de corretor avisou hoje, .*, que mudou/);
  const resolved = await operacao.follow(await operacao.press(html, 'Resolvido'));
  expect(resolved.html).toContain('Aviso resolvido.');
  expect(await stored()).toEqual([]);
});

test('a check answers it too', async () => {
  await report('Baixou para R$ 7,5 mi');
  await broker.press((await broker.get(`/mesa/imoveis/${id}`)).html, 'Sim, pelo mesmo preço');
  expect(await stored()).toEqual([]);
});

test.each([
  ['nothing', ' ', 'Diga o que mudou'],
  ['a text of 501 letters', 'x'.repeat(501), '500'],
])('%s stays in the form', async (_, note, message) => {
  const refused = await report(note);
  expect([refused.status, refused.html.includes(message)]).toEqual([400, true]);
  expect(await stored()).toEqual([]);
});

test('of a property off the market, of others and of none there is nothing', async () => {
  await site.db.updateTable('property').set({ available: false }).execute();
  expect((await broker.get(page)).html).toContain('não há o que avisar');
  expect((await broker.post(page, { note: 'Vendido' })).status).toBe(400);
  await site.db.updateTable('property').set({ available: true, broker_id: null }).execute();
  for (const other of [page, '/mesa/imoveis/0/mudou', '/mesa/imoveis/x/mudou'])
    expect((await broker.post(other, { note: 'Vendido' })).status).toBe(404);
  expect((await broker.post(page, { intent: 'resolvido' })).status).toBe(404);
  expect(await stored()).toEqual([]);
});
