import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const tables = ['redirect', 'house_article', 'house', 'showcase_draft', ...staffTables] as const;
  for (const table of tables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'vitrine');
});

const list = '/mesa/vitrine/textos';
const draftPath = `${list}/artigo/novo-0a1b2c3d`;
const typed = {
  ...{ title: 'A casa na serra', slug: 'a-casa-na-serra', lead: 'Um fim de semana no vale.' },
  ...{ text: '## Chegar\nA neblina sai.\n> Volto.', photo: '', alt: '', author: '' },
  ...{ description: '', from: '', until: '' },
};
/** The buttons at the top belong to the same form. */
const press = async (path: string, intent: string, changed: Partial<typeof typed> = {}) =>
  member.press((await member.get(path)).html, 'Guardar rascunho', { ...typed, ...changed, intent });
const publish = async (path = draftPath, changed: Partial<typeof typed> = {}) => {
  const { status, headers } = await press(path, 'publicar', changed);
  expect(status).toBe(303);
  return headers.get('Location')!;
};

test('a new text has a draft of its own, which only the team sees', async () => {
  const { status, headers } = await member.get(`${list}/artigo/novo`);
  expect([status, headers.get('Location')]).toEqual([
    302,
    expect.stringMatching(/\/artigo\/novo-[0-9a-f]{8}$/),
  ]);
  expect((await press(draftPath, 'guardar', { slug: 'Ainda não', title: '' })).status).toBe(303);
  const { html } = await member.get(draftPath);
  expect(html).toContain('value="Ainda não"');
  expect(html).toContain('rascunho de hoje');
  const preview = await press(draftPath, 'previa');
  expect([preview.status, preview.headers.get('Location')]).toEqual([303, `${draftPath}/previa`]);
  const seen = await member.get(`${draftPath}/previa`);
  expect([heading(seen.html), seen.headers.get('Cache-Control')]).toEqual([
    'A casa na serra',
    expect.stringContaining('no-store'),
  ]);
  expect(seen.html).toContain('noindex');
  const stranger = await site.get(`${draftPath}/previa`);
  expect(stranger.status).not.toBe(200);
  expect((await site.get('/revista-curate/a-casa-na-serra')).status).toBe(404);
  expect((await member.get(list)).html).toContain('A casa na serra');
});

test('what is published is on the site, with its checks, versions and undo', async () => {
  await press(draftPath, 'guardar');
  const path = await publish();
  expect((await site.get('/revista-curate/a-casa-na-serra')).status).toBe(200);
  const { html } = await member.get(path);
  expect(html).toContain('A citação não diz de quem é');
  expect(html).toContain('No ar até você tirar.');
  expect((await member.press(html, 'Desfazer')).status).toBe(303);
  expect((await site.get('/revista-curate/a-casa-na-serra')).status).toBe(404);
});

test('errors are beside their fields, and the draft stays as typed', async () => {
  const { status, html } = await press(draftPath, 'publicar', { slug: 'Com Espaço', title: '' });
  expect(status).toBe(400);
  expect(text(html)).toContain('Use até 80 letras minúsculas, números e hífens');
  expect(html).toContain('value="Com Espaço"');
});

test('two people: the later draft is refused, and named', async () => {
  const { html } = await member.get(draftPath);
  const other = await signedInMember(site, 'operacao');
  await other.press((await other.get(draftPath)).html, 'Guardar rascunho', { ...typed, title: 'De outra' });
  const { status, html: answer } = await member.press(html, 'Guardar rascunho', { ...typed, title: 'Meu' });
  expect(status).toBe(409);
  expect(answer).toContain('salvou este rascunho em');
  expect(answer).toContain('value="Meu"');
  expect((await member.get(draftPath)).html).toContain('value="De outra"');
});

test('the autosave answers the version that the next save must name', async () => {
  const path = `${draftPath}/salvar`;
  const save = (rascunho: string, title: string) =>
    member.post(path, { ...typed, title, rascunho, versao: '', intent: '' });
  const first = JSON.parse((await save('0', 'Um')).html) as { version: number };
  const second = await save(String(first.version), 'Dois');
  expect(second.status).toBe(200);
  const late = await save(String(first.version), 'Três');
  expect([late.status, JSON.parse(late.html).text]).toEqual([
    409,
    expect.stringContaining('salvou este rascunho'),
  ]);
});

test('an address that does not open is named before the publication', async () => {
  await press(draftPath, 'guardar', { text: 'Veja [um](/imoveis) e [outro](/revista-curate/nunca).' });
  const { html } = await member.get(draftPath);
  expect(text(html)).toContain('Não abre: /revista-curate/nunca');
});

test('a text is taken off the site, and a page gets the site’s text back', async () => {
  const path = await publish();
  expect((await member.press((await member.get(path)).html, 'Tirar do ar')).status).toBe(303);
  expect((await site.get('/revista-curate/a-casa-na-serra')).status).toBe(404);
  expect((await member.get(path)).html).toContain('Fora do ar desde');
  const terms = `${list}/pagina/termos-de-responsabilidade`;
  const { html } = await member.get(terms);
  // The site's own text is the first draft.
  expect(html).toContain('## O que um anúncio é');
  const { title, lead, text: words } = { title: 'Termos', lead: 'Nossos.', text: 'Um texto.' };
  expect(
    (await member.press(html, 'Guardar rascunho', { title, lead, text: words, intent: 'publicar' })).status,
  ).toBe(303);
  expect((await member.press((await member.get(terms)).html, 'Voltar ao texto do site')).status).toBe(303);
});

test('a long text with line ends of Windows fits', async () => {
  const long = 'ação \r\n'.repeat(2_800);
  expect((await press(draftPath, 'guardar', { text: long })).status).toBe(303);
});

test.each([
  'artigo/0',
  'artigo/x',
  'artigo/999',
  'pagina/politica-de-privacidade',
  'outro/1',
  'artigo/novo-x',
])('there is no text %s', async (path) => {
  for (const end of ['', '/previa']) expect((await member.get(`${list}/${path}${end}`)).status).toBe(404);
});

test('who may not write texts finds nothing', async () => {
  const broker = await signedInMember(site, 'corretor');
  for (const path of [list, draftPath, `${draftPath}/previa`])
    expect((await broker.get(path)).status).toBe(404);
  expect((await broker.post(draftPath, { ...typed, intent: 'publicar' })).status).toBe(404);
});
