import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInMember } from '../mesa/admin-visitor';
import { staffTables } from '../staff/staff-api';
import { openOwnSite, type OwnSite, ownTyping, start, steps } from './own-site';

let site: OwnSite;
let member: Awaited<ReturnType<typeof signedInMember>>;
let own: ReturnType<typeof ownTyping>;
beforeAll(async () => {
  site = await openOwnSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('announcement_draft').execute();
  await site.db.deleteFrom('property').execute();
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'vitrine');
  own = ownTyping(member);
});

test('each step leads to the next one, and the whole to the site', async () => {
  const draft = await own.begin();
  const next = [...steps.slice(1).map(([name]) => name), 'fotos'];
  for (const [index, [name, fields]] of steps.entries()) {
    const { status, headers } = await own.step(draft, name, fields);
    expect([status, headers.get('location')]).toEqual([303, `${draft}/${next[index]}`]);
  }
  expect((await member.get(draft)).headers.get('location')).toBe(`${draft}/conferir`);
  const { html } = await member.get(`${draft}/conferir`);
  for (const text of ['Casa de frente para o mar', 'Ferradura', 'Clara Nunes', 'Está para'])
    expect(html).toContain(text);
  const done = await own.press(draft, 'Publicar no site');
  expect(done.status).toBe(303);
  const after = (await member.get(`${draft}/conferir`)).html;
  const path = /href="([^"]+)">Ver no site/.exec(after)![1]!;
  const page = await site.get(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain('Casa de frente para o mar');
  expect(page.html).not.toContain('Clara');
  expect(page.html).not.toContain('Cajueiros');
});

test('a step with errors is saved as typed, and names them', async () => {
  const draft = await own.begin();
  const answer = await own.step(draft, 'texto', { titulo: 'Curto', descricao: 'Fica.' });
  expect(answer.status).toBe(400);
  expect(answer.html).toContain('Escreva ao menos 10 letras');
  const { html } = await member.get(`${draft}/texto`);
  expect(html).toContain('value="Curto"');
  expect(html).toContain('Rascunho salvo às');
  expect((await member.get(start)).html).toContain('Curto');
});

test('is saved while it is typed', async () => {
  const draft = await own.begin();
  const typed = { etapa: 'texto', titulo: 'Casa com vista', tocados: 'titulo', versao: '0' };
  const answer = await member.post(`${draft}/salvar`, typed);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.html)).toHaveProperty('savedAt');
  expect((await member.get(`${draft}/texto`)).html).toContain('value="Casa com vista"');
  expect((await member.post(`${draft}/salvar`, { etapa: 'tudo' })).status).toBe(400);
});

test('nothing is needed of the owner; a wrong e-mail is refused', async () => {
  const draft = await own.typed();
  const blank = { proprietario_nome: '', email: '', 'proprietario_telefone.pais': 'BR' };
  expect((await own.step(draft, 'contato', { ...blank, versao: '9' })).status).toBe(303);
  expect((await own.step(draft, 'contato', { ...blank, email: 'x', versao: '9' })).status).toBe(400);
});

test('a page of before publishes nothing, and says so', async () => {
  const draft = await own.typed();
  const { html } = await member.get(`${draft}/conferir`);
  await own.step(draft, 'texto', { titulo: 'Casa com outro título', versao: '9' });
  const late = await member.press(html, 'Publicar no site');
  expect([late.status, late.html]).toEqual([409, expect.stringContaining('Alguém mudou este cadastro')]);
  expect(await site.db.selectFrom('property').select('id').execute()).toEqual([]);
});

test('a draft is discarded, and the notice brings it back', async () => {
  const draft = await own.typed();
  const gone = await own.press(draft, 'Descartar este rascunho');
  const { html } = await member.follow(gone);
  expect((await member.get(`${draft}/texto`)).status).toBe(404);
  await member.press(html, 'Desfazer');
  expect((await member.get(`${draft}/texto`)).status).toBe(200);
});

test.each(['atendimento', 'corretor'] as const)('%s finds none of these pages', async (role) => {
  const draft = await own.typed();
  const stranger = await signedInMember(site, role);
  for (const path of [start, draft, `${draft}/texto`, `${draft}/fotos`, `${draft}/conferir`])
    expect((await stranger.get(path)).status).toBe(404);
  for (const path of [start, `${draft}/texto`, `${draft}/salvar`, `${draft}/conferir`, `${draft}/fotos`])
    expect((await stranger.post(path, {})).status).toBe(404);
});

test.each(['0', 'x', '1e2', '99999999', '9999999999'])('number %s has no page', async (number) => {
  for (const step of ['', '/texto', '/fotos', '/conferir', '/outro'])
    expect((await member.get(`${start}/${number}${step}`)).status).toBe(404);
});
