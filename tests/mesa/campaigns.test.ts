import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { intentField } from '~/features/admin/admin-links';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
  await fillCatalogue(site.db, [makeListing({ reference: 'CASA-1', title: 'Casa na areia' })]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['campaign', 'showcase_draft', ...staffTables] as const)
    await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'vitrine');
});

const list = '/mesa/vitrine/campanhas';
const newPage = async () => {
  const { headers } = await member.get(`${list}/nova`);
  return headers.get('location')!;
};
const typed = {
  slug: 'lp-verao',
  'b0-title': 'Este verão',
  'b0-text': 'Com a **chave** na mão.',
  'b1-photo': 'https://fotos.example/praia.jpg',
  'b1-alt': 'Praia',
  'b2-codes': 'CASA-1, CASA-9',
};
const press = async (path: string, label: string, fields: Record<string, string> = {}) =>
  member.press((await member.get(path)).html, label, fields);
/** Of the buttons with a drawing, or outside the form. */
const send = (path: string, intent: string, fields: Record<string, string> = {}) =>
  press(path, 'Salvar rascunho', { ...fields, [intentField]: intent });
const blocks = (html: string) =>
  [...html.matchAll(/<span class="num">(\d+)<\/span>([^<]+)</g)].map((each) => each[2]);

test('a campaign is typed, looked at, published, and undone', async () => {
  const path = await newPage();
  expect((await press(path, 'Salvar rascunho', typed)).status).toBe(303);
  const draft = (await member.get(path)).html;
  expect(draft).toMatch(/<h1[^>]*>Este verão<\/h1>/);
  expect(draft).toContain('CASA-9 não está no ar e não aparece na página');
  expect(draft).toContain('As fotos têm descrição');
  const preview = await member.get(`${path}/previa`);
  expect(preview.headers.get('cache-control')).toContain('no-store');
  expect(preview.html).toContain('<strong>chave</strong>');
  expect(preview.html).toContain('Casa na areia');
  expect((await site.get('/imoveis?lp=lp-verao')).html).not.toContain('class="lp"');
  expect((await member.get(list)).html).toContain('Rascunho');

  const published = await send(path, 'publicar', typed);
  const record = published.headers.get('location')!;
  expect(record).toMatch(/campanhas\/\d+$/);
  expect((await site.get('/imoveis?lp=lp-verao')).html).toContain('class="lp"');
  const page = (await member.get(record)).html;
  expect(page).toContain('Publicou a campanha');
  await member.press(page, 'Desfazer');
  expect((await site.get('/imoveis?lp=lp-verao')).html).not.toContain('class="lp"');
});

test('blocks move, go and are added; what was typed stays', async () => {
  const path = await newPage();
  await send(path, 'desce:0', typed);
  let { html } = await member.get(path);
  expect(blocks(html)).toEqual(['Foto', 'Texto', 'Imóveis', 'Contato']);
  expect(html).toMatch(/name="b1-title"[^>]*value="Este verão"/);
  await send(path, 'tira:3');
  await press(path, 'Pôr no fim', { novo: 'quote' });
  ({ html } = await member.get(path));
  expect(blocks(html)).toEqual(['Foto', 'Texto', 'Imóveis', 'Citação']);
});

test('what cannot be published says where, and stays a draft', async () => {
  const path = await newPage();
  const { status, html } = await send(path, 'publicar', { ...typed, slug: 'verao', 'b1-alt': '' });
  expect(status).toBe(400);
  expect(html).toContain('Comece com lp-');
  expect(html).toContain('Escreva o que se vê na foto');
  expect((await member.get(path)).html).toMatch(/name="b0-title"[^>]*value="Este verão"/);
});

test('of two writers the second learns, and loses nothing', async () => {
  const path = await newPage();
  const { html } = await member.get(path);
  await member.press(html, 'Salvar rascunho', typed);
  const { status, html: late } = await member.press(html, 'Salvar rascunho', { ...typed, slug: 'lp-outra' });
  expect(status).toBe(409);
  expect(late).toContain('Pessoa de vitrine salvou este rascunho');
  expect(late).toMatch(/name="slug"[^>]*value="lp-outra"/);
});

test('what is typed is stored by itself, once another has not', async () => {
  const path = await newPage();
  const fields = { ...typed, 'b0-kind': 'text', 'b1-kind': 'photo', 'b2-kind': 'properties' };
  const first = await member.post(`${path}/salvar`, { ...fields, versao: '0' });
  const { version } = JSON.parse(first.html) as { version: number };
  expect((await member.get(path)).html).toMatch(/name="b0-title"[^>]*value="Este verão"/);
  const next = await member.post(`${path}/salvar`, { ...fields, slug: 'lp-mar', versao: String(version) });
  expect(next.status).toBe(200);
  const late = await member.post(`${path}/salvar`, { ...fields, versao: String(version) });
  expect([late.status, JSON.parse(late.html)]).toEqual([
    409,
    { text: expect.stringContaining('Pessoa de vitrine salvou este rascunho') },
  ]);
  expect((await member.get(path)).html).toMatch(/name="slug"[^>]*value="lp-mar"/);
});

test('a publication that was undone meanwhile is not overwritten unseen', async () => {
  const first = (await send(await newPage(), 'publicar', typed)).headers.get('location')!;
  await press(first, 'Salvar rascunho', { ...typed, 'b0-title': 'Segunda' });
  const page = (await member.get(first)).html;
  const row = await site.db.selectFrom('campaign').select(['id', 'content']).executeTakeFirstOrThrow();
  const content = JSON.stringify({ ...row.content, until: '2030-01-01T00:00' });
  await site.db.updateTable('campaign').set({ content }).where('id', '=', row.id).execute();
  const again = { ...typed, [intentField]: 'publicar' };
  const refused = await member.press(page, 'Salvar rascunho', again);
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('Outra pessoa publicou')]);
  expect((await member.press(refused.html, 'Salvar rascunho', again)).status).toBe(303);
});

test('a discarded draft is gone', async () => {
  const path = await newPage();
  await press(path, 'Salvar rascunho', typed);
  expect((await press(path, 'Descartar rascunho')).headers.get('location')).toBe(list);
  expect(await site.db.selectFrom('showcase_draft').selectAll().execute()).toEqual([]);
});

test.each([`${list}/0`, `${list}/x`, `${list}/nova-1`, `${list}/999999`, `${list}/nova-zzzzzzzz/previa`])(
  '%s is no page',
  async (path) => {
    expect((await member.get(path)).status).toBe(404);
  },
);

test('who does not write campaigns sees none of it', async () => {
  const other = await signedInMember(site, 'atendimento');
  const path = await newPage();
  for (const each of [list, path, `${path}/previa`, `${path}/salvar`, `${list}/nova`])
    expect((await other.get(each)).status).toBe(404);
  expect((await site.get(`${path}/previa`)).html).not.toContain('class="lp"');
});
