import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addContact } from '../contacts/add-contact';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

const visit = 'schedule-visit-without-cpf';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['experiment_exposure', 'lead', ...staffTables] as const)
    await site.db.deleteFrom(table).execute();
});

const shown = (experiment: string, exposures: readonly [number, number]) =>
  site.db
    .insertInto('experiment_exposure')
    .values(exposures.map((count, arm) => ({ day: '2026-11-06', experiment, arm, exposures: count })))
    .execute();
const addVisit = (arm: number) =>
  addContact(site.db, { kind: 'schedule', details: JSON.stringify({ experiments: [`${visit}.${arm}`] }) });

test('a result with its interval; none where the shares are off', async () => {
  await shown(visit, [3_000, 1_000]);
  await shown('search-simplified', [2_000, 442]);
  for (const arm of [0, 1]) await addVisit(arm);
  const member = await signedInMember(site, 'vitrine');
  const { html, status } = await member.get('/mesa/testes');
  expect(status).toBe(200);
  expect(html).toContain('Um ainda não pode ser lido; outro está com a divisão errada');
  expect(html).toContain('>Pedir CPF na visita?</h2>');
  expect(html).toMatch(/<b>Sem CPF: \+0,1 ponto, entre −0,1 e \+0,5\.<\/b>/);
  expect(html).toMatch(/<td data-l="Pediram">1<\/td><td data-l="Taxa">0,1%<\/td>/);
  const off = html.slice(html.indexOf('>Simplificar a busca da capa?'));
  expect(off).toContain('A divisão saiu 81,9 para 18,1 (p &lt; 0,001).');
  expect(off).not.toMatch(/Pediram|Taxa|<svg viewBox="0 0 580/);
  expect(html).toMatch(/<a href="\/mesa\/testes" aria-current="page">Testes/);
});

test('is not there for who does not read it', async () => {
  const member = await signedInMember(site, 'atendimento');
  expect((await member.get('/mesa/testes')).status).toBe(404);
  expect((await member.get('/mesa')).html).not.toContain('/mesa/testes');
});

test('a back end that does not answer is a page that says so', async () => {
  const member = await signedInMember(site, 'vitrine');
  const page = await site.failing(['staff/experiments'], () => member.get('/mesa/testes'));
  expect([page.status, page.html]).toEqual([200, expect.stringContaining('não puderam ser lidos agora')]);
});
