import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openSite } from '../imoveis/site';
import { photos, portalTables, sent } from '../portal-feeds/portals-api';
import { changeProperty, fillCatalogue } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let ids: Map<string, number>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of portalTables) await site.db.deleteFrom(table).execute();
  await emptyCatalogue(site.db);
  ids = await fillCatalogue(site.db, [
    sent('17045', { title: 'Ap. Moema' }),
    sent('18204', { title: 'Casa na areia', photos: photos(38, 'areia') }),
    sent('18533', { title: 'Cobertura de frente' }),
  ]);
  await changeProperty(site.db, '18533', { visibility: 'reserved' });
  member = await signedInMember(site, 'vitrine');
});

const page = '/mesa/portais';
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of the first form that has the field: names and values as a browser sends them unchanged. */
function formOf(html: string, intent: string, portal?: string) {
  const form = [...html.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/gs)]
    .map(([, inside]) => inside!)
    .find(
      (inside) =>
        inside.includes(`name="intent" value="${intent}"`) &&
        (portal === undefined || inside.includes(`name="portal" value="${portal}"`)),
    )!;
  const fields: Record<string, string> = {};
  const of = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  for (const [tag] of form.matchAll(/<input[^>]*>/g))
    if (of(tag, 'type') !== 'checkbox' || tag.includes('checked'))
      fields[of(tag, 'name')] = of(tag, 'value').replaceAll('&quot;', '"');
  for (const [, name, options] of form.matchAll(/<select[^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name!] = /<option value="([^"]+)"[^>]*selected/.exec(options!)?.[1] ?? 'plain';
  return fields;
}
/** The name of the first field of a property's row. */
const placeOf = (fields: Record<string, string>, code: string) =>
  (JSON.parse(fields.lido!) as { rows: { id: number }[] }).rows.findIndex(({ id }) => id === ids.get(code));

test('says what leaves, what would be refused, and what is cut', async () => {
  const { html } = await member.get(page);
  expect(text(html)).toContain('2 imóveis saem em algum portal. 1 voltaria recusado na próxima leitura.');
  for (const tab of ['Recusaria <b>1', 'Todos <b>3', 'Em destaque <b>0', 'Fora de todos <b>1'])
    expect(html).toContain(tab);
  expect(text(html)).toContain('recusaria: título com 9 letras; o mínimo é 10');
  expect(text(html)).toContain('38 fotos: vão as 30 primeiras');
  expect(text(html)).toContain('reservado: não sai em nenhum');
  expect(html).not.toMatch(/carga\/zap\/[\w-]{20}/);
  expect(text((await member.get(`${page}?aba=fora-de-todos`)).html)).not.toContain('Casa na areia');
  expect(text((await member.get(`${page}?busca=areia`)).html)).toContain('Casa na areia');
  expect(text((await member.get(`${page}?busca=nada`)).html)).toContain('Nenhum imóvel com “nada”');
});

test('what is unchecked and chosen is saved, and taken back by one press', async () => {
  const fields = formOf((await member.get(page)).html, 'imoveis');
  const row = placeOf(fields, '18204');
  delete fields[`sai${row}-0`];
  delete fields[`sai${row}-2`];
  const saved = await member.post(`${page}?aba=todos`, fields);
  expect([saved.status, saved.headers.get('location')]).toEqual([303, page]);
  const after = await member.get(page);
  expect(text(after.html)).toContain('1 imóvel mudou. Vale na próxima leitura de cada portal.');
  const read = formOf(after.html, 'imoveis');
  expect([read[`sai${row}-0`], read[`sai${row}-1`], read[`sai${row}-2`]]).toEqual([
    undefined,
    'sim',
    undefined,
  ]);
  const { id } = await site.db
    .selectFrom('audit_log')
    .select('id')
    .where('verb', '=', 'portals.write')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await member.post(`/mesa/registro/${id}/desfazer`, { volta: page });
  expect(formOf((await member.get(page)).html, 'imoveis')[`sai${row}-0`]).toBe('sim');
});

test('a highlight beyond the plan keeps what was typed', async () => {
  const fields = formOf((await member.get(page)).html, 'imoveis');
  const row = placeOf(fields, '18204');
  fields[`destaque${row}-0`] = 'highlight';
  const refused = await member.post(page, fields);
  expect(refused.status).toBe(400);
  expect(text(refused.html)).toContain('Para destacar outro, tire um.');
  expect(formOf(refused.html, 'imoveis')[`destaque${row}-0`]).toBe('highlight');
  const plan = formOf(refused.html, 'plano', 'zap');
  expect((await member.post(page, { ...plan, destaques: '2' })).status).toBe(303);
  expect((await member.post(page, fields)).status).toBe(303);
  expect(text((await member.get(page)).html)).toContain('1 de 2 destaques');
});

test('what another saved since is shown beside its field', async () => {
  const fields = formOf((await member.get(page)).html, 'imoveis');
  const row = placeOf(fields, '18204');
  const other = { ...fields };
  delete other[`sai${row}-0`];
  await member.post(page, other);
  fields[`destaque${row}-0`] = 'super';
  const refused = await member.post(page, fields);
  expect([refused.status, text(refused.html)]).toEqual([
    400,
    expect.stringContaining('Outra pessoa mudou enquanto isso: agora não sai'),
  ]);
});

test.each(['-1', '1,5', '99999', 'muitos', '', '<b>1</b>'])('refuses a plan of %j', async (destaques) => {
  const plan = formOf((await member.get(page)).html, 'plano', 'zap');
  const { status, html } = await member.post(page, { ...plan, destaques });
  expect([status, text(html)]).toEqual([400, expect.stringContaining('Escreva números de 0 a 10.000.')]);
});

test('a portal that is not used leaves the table', async () => {
  const { usa: _, ...plan } = formOf((await member.get(page)).html, 'plano', 'imovelweb');
  await member.post(page, plan);
  const { html } = await member.get(page);
  expect(text(html)).toContain('Não lê a nossa carga.');
  expect(html).not.toContain('data-l="Imovelweb"');
  expect(formOf(html, 'imoveis')[`sai0-2`]).toBeUndefined();
});

test('an address is shown on demand, and closed by another', async () => {
  const addressIn = (html: string) => /value="([^"]*\/carga\/zap\/[\w-]{32})"/.exec(html)?.[1];
  const first = addressIn((await member.get(`${page}?endereco=zap`)).html)!;
  const ask = async (address: string) => (await fetch(site.origin + new URL(address).pathname)).status;
  expect(await ask(first)).toBe(200);
  const closed = await member.post(page, { intent: 'trocar', portal: 'zap' });
  expect(closed.headers.get('location')).toBe(`${page}?endereco=zap#enderecos`);
  const { html } = await member.get(`${page}?endereco=zap`);
  expect(text(html)).toContain('O endereço antigo está fechado. Dê o novo ao portal.');
  const second = addressIn(html)!;
  expect([await ask(first), await ask(second)]).toEqual([404, 200]);
  expect(addressIn((await member.get(`${page}?endereco=outro`)).html)).toBeUndefined();
});

test('the file has what the portals would refuse', async () => {
  const { status, html } = await member.get(`${page}/csv?aba=todos`);
  expect(status).toBe(200);
  const line = html.split('\r\n').find((each) => each.includes('17045'))!;
  expect(line).toContain('Ap. Moema');
  expect(line).toContain('título com 9 letras; o mínimo é 10');
  expect(html.split('\r\n').find((each) => each.includes('18533'))).toContain('reservado');
});

test.each([
  [{ intent: 'imoveis', lido: '{' }],
  [{ intent: 'imoveis', lido: '{"portals":["zap"],"rows":[{"id":-1,"states":["plain"]}]}' }],
  [{ intent: 'imoveis', lido: '{"portals":["outro"],"rows":[]}' }],
  [{ intent: 'plano', portal: 'zap', lido: '[]' }],
  [{ intent: 'plano', portal: 'constructor', lido: '{}' }],
  [{ intent: 'trocar', portal: '../zap' }],
  [{ intent: 'outro', portal: 'zap' }],
])('a form of another program is 400: %j', async (fields) => {
  expect((await member.post(page, fields)).status).toBe(400);
});

test('a property that is gone is said', async () => {
  const read = { portals: ['zap'], rows: [{ id: 2_000_000_000, states: ['plain'] }] };
  const { status, html } = await member.post(page, { intent: 'imoveis', lido: JSON.stringify(read) });
  expect([status, text(html)]).toEqual([400, expect.stringContaining('Nada foi guardado')]);
});

test.each(['atendimento', 'corretor'] as const)('%s has no such room', async (role) => {
  const other = await signedInMember(site, role);
  for (const path of [page, `${page}/csv`]) expect((await other.get(path)).status).toBe(404);
  expect((await other.post(page, { intent: 'trocar', portal: 'zap' })).status).toBe(404);
  expect((await other.get('/mesa')).html).not.toContain('href="/mesa/portais"');
});
