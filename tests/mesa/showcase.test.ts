import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { applyHouse } from '../support/brokerage';
import { makeListing } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'AP-01', title: 'Casa com piscina frente ao mar' }),
    makeListing({ reference: 'AP-02', title: 'Casa de campo com gramado' }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['showcase_draft', ...staffTables] as const) await site.db.deleteFrom(table).execute();
  await applyHouse(site.db, null, { force: true });
  member = await signedInMember(site, 'vitrine');
});

const page = '/mesa/vitrine/listas/praia';
/** The posted fields of a form with this button, and more. */
const fields = { by: 'codes', broker: '', text: '', from: '', until: '', search: '' };

async function begin(path: string, button: string, nome: string) {
  const created = await member.press((await member.get(path)).html, button, { nome });
  return { page: created.headers.get('location')!, html: (await member.follow(created)).html };
}
/** Presses a button of the item's form, which may be outside of it. */
async function press(path: string, intent: string, typed: Record<string, string>) {
  const { html } = await member.get(path);
  const versao = /name="versao" value="(\d+)"/.exec(html)![1]!;
  const codigos = /name="codigos" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return member.post(path, { ...fields, versao, codigos, intent, ...typed });
}

test('a list is made by codes, put in order, seen as a draft, and published', async () => {
  const begun = await begin('/mesa/vitrine', 'Criar', 'Praia');
  expect(begun.page).toBe(page);
  await press(page, 'adicionar', { title: 'Praia', codigo: 'AP-01 ap-02, nada-9' });
  await press(page, 'subir:1', { title: 'Praia e mar' });
  const { html } = await member.get(page);
  const places = ['gramado', 'piscina', 'nenhum imóvel tem este código'].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain('value="Praia e mar"');
  const preview = await member.get(`${page}/previa`);
  expect(preview.html).toContain('Prévia do rascunho');
  // The listing's own page: heading, filters, the list's title, its cards in its order.
  for (const text of ['Praia e mar', 'data-total="2"', 'aria-label="Filtros"', 'Salvar pesquisa'])
    expect(preview.html).toContain(text);
  const [first, second] = ['Casa de campo com gramado', 'Casa com piscina frente ao mar'];
  expect(preview.html.indexOf(first)).toBeLessThan(preview.html.indexOf(second));
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect((await site.get('/')).html).not.toContain('Praia e mar');
  await press(page, 'tirar:2', { title: 'Praia e mar' });
  const published = await press(page, 'publicar', { title: 'Praia e mar' });
  expect((await member.follow(published)).html).toContain('Publicado. O site mostra a mudança em até 30 s.');
  const list = await site.get('/imoveis?curadoria=praia');
  expect(list.html.indexOf('gramado')).toBeLessThan(list.html.indexOf('piscina'));
});

test('what is wrong is said beside its field, and what was typed stays', async () => {
  await begin('/mesa/vitrine/banners', 'Criar', 'Festas');
  const path = '/mesa/vitrine/banners/festas';
  const typed = { title: 'Festas <b>', text: 'Na serra', search: '/outra', image: '', alt: '' };
  const { status, html } = await press(path, 'publicar', typed);
  expect(status).toBe(400);
  expect(html).toContain('espera-se o endereço de uma busca do site');
  expect(html).toContain('value="Festas &lt;b&gt;"');
  expect((await member.get(`${path}/previa`)).html).toContain('Falta pouco para a prévia');
});

test('another’s draft is not overwritten unseen', async () => {
  await begin('/mesa/vitrine', 'Criar', 'Praia');
  const first = { ...fields, versao: '0', codigos: '', intent: 'salvar', title: 'Minha' };
  const { status, html } = await member.post(page, first);
  expect(status).toBe(409);
  expect(html).toContain('Pessoa de vitrine salvou este rascunho');
  expect(html).toContain('value="Minha"');
});

test('a press while the same one is under way does no harm', async () => {
  const { page: dupla, html } = await begin('/mesa/vitrine', 'Criar', 'Dupla');
  const versao = /name="versao" value="(\d+)"/.exec(html)![1]!;
  const typed = { ...fields, versao, title: ' Dupla ', codigos: 'AP-01' };
  const both = (intent: string) => Promise.all([0, 1].map(() => member.post(dupla, { ...typed, intent })));
  expect((await both('salvar')).map(({ status }) => status)).toEqual([303, 303]);
  expect((await both('publicar')).map(({ status }) => status)).toEqual([303, 303]);
  // The draft of this page has been published since.
  for (const intent of ['publicar', 'salvar'])
    expect([intent, (await member.post(dupla, { ...typed, intent })).status]).toEqual([intent, 303]);
  const acts = site.db.selectFrom('audit_log').select('id').where('subject', '=', 'list:dupla');
  expect(await acts.execute()).toHaveLength(1);
  const other = await member.post(dupla, { ...typed, title: 'Mar', intent: 'publicar' });
  expect([other.status, other.html.includes('já foi publicado')]).toEqual([409, true]);
});

test('parts of the home page are put in order and switched off', async () => {
  const home = '/mesa/vitrine/home';
  const partes = 'featured,curation,launch,sell-with-us,brand-and-services,team';
  await press(home, 'tirar:0', { partes, title: 'A serra começa na porta', lead: '' });
  const draft = await member.get(home);
  expect(draft.html).toContain('Em destaque, fora da home');
  expect((await member.get(`${home}/home/previa`)).html).toContain('A serra começa na porta');
  const left = /name="partes" value="([^"]*)"/.exec(draft.html)![1]!;
  expect(left).toBe('curation,launch,sell-with-us,brand-and-services,team');
  await press(home, 'publicar', { partes: left, title: 'A serra começa na porta', lead: '' });
  const { content } = await site.db.selectFrom('house').select('content').executeTakeFirstOrThrow();
  expect(content).toMatchObject({
    sections: left.split(','),
    texts: { home: { title: expect.any(String) } },
  });
});

test('without a draft or its role there is nothing', async () => {
  for (const path of [page, `${page}/previa`, '/mesa/vitrine/outra/x', '/mesa/vitrine/listas/A'])
    expect([path, (await member.get(path)).status]).toEqual([path, 404]);
  const broker = await signedInMember(site, 'corretor');
  for (const path of ['/mesa/vitrine', '/mesa/vitrine/home', `${page}/previa`, '/mesa/vitrine/fotos'])
    expect([path, (await broker.get(path)).status]).toEqual([path, 404]);
});
