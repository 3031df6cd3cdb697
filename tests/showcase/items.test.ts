import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import type { Database } from '@api/database';
import { applyHouse } from '../support/brokerage';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await fillCatalogue(db, [makeListing({ reference: 'AP-01' }), makeListing({ reference: 'AP-02' })]);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['showcase_draft', ...staffTables] as const) await db.deleteFrom(table).execute();
  await applyHouse(db, null, { force: true });
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
});

const pathOf = (kind: string, key: string) => `staff/showcase/items/${kind}/${key}`;
async function save(kind: string, key: string, content: object): Promise<number> {
  const path = `staff/showcase/drafts/${kind}/${key}`;
  const version = (await api.good('GET', path, token)).data?.version ?? 0;
  return (await api.good('PUT', path, token, { content, version })).data.version;
}
async function publish(kind: string, key: string, content: object) {
  const version = await save(kind, key, content);
  return api.call('POST', `${pathOf(kind, key)}/publish`, token, { version });
}
const content = async () => (await loadBrokerage(db))?.content;
const undo = (act: number) => api.good('POST', `staff/acts/${act}/undo`, token);

const list = { title: 'Praia', by: 'codes', codes: ['AP-02', 'ap 01', ''], until: '2999-01-31' };
const banner = { title: 'Festas', text: 'Na serra.', search: '/imoveis/venda' };

test('a list is published, changed and removed; each is one act, taken back', async () => {
  const created = (await publish('list', 'praia', list)).body.act as number;
  const stored = { title: 'Praia', slug: 'praia', codes: ['AP-02', 'ap 01'], until: '2999-01-31' };
  expect((await content())!.lists).toEqual([stored]);
  expect((await api.good('GET', 'staff/showcase', token)).data.lists).toMatchObject([
    { key: 'praia', state: 'live', has_draft: false, automatic: false, properties: 2 },
  ]);
  const changed = (await publish('list', 'praia', { ...list, title: 'Litoral' })).body.act as number;
  expect((await content())!.lists[0]!.title).toBe('Litoral');
  const removed = (await api.good('POST', `${pathOf('list', 'praia')}/remove`, token)).act as number;
  expect((await content())!.lists).toEqual([]);
  await undo(removed);
  expect((await content())!.lists[0]!.title).toBe('Litoral');
  await undo(changed);
  expect((await content())!.lists).toEqual([stored]);
  await undo(created);
  expect((await content())!.lists).toEqual([]);
});

test('Vitrine reads the acts of what it edits, and of nothing else', async () => {
  const { act } = (await publish('list', 'da-casa', list)).body;
  await publish('list', 'serra', { ...list, title: 'Serra' });
  const { data } = await api.good('GET', pathOf('list', 'da-casa'), token);
  expect(data.acts).toMatchObject([{ id: act, verb: 'lists.write', subject: 'list:da-casa' }]);
  for (const subject of ['list:da-casa', 'member:1', 'lead:1'])
    expect((await api.call('GET', `staff/audit?subject=${subject}`, token)).status).toBe(404);
  const broker = await api.member('corretor');
  expect((await api.call('GET', pathOf('list', 'da-casa'), broker.token)).status).toBe(404);
});

test('nothing of a draft is public, and what it has is not checked', async () => {
  await save('list', 'praia', { title: '', by: 'codes', codes: ['nada'] });
  expect(await content()).toBeUndefined();
  const { data } = await api.good('GET', pathOf('list', 'praia'), token);
  expect(data).toMatchObject({ published: null, state: null, draft: { content: { codes: ['nada'] } } });
  expect(data.homes).toEqual([{ code: 'nada', property: null, photo: null }]);
});

test.each([
  ['list', { title: '', by: 'codes', codes: [] }, ['title']],
  ['list', { ...list, from: '2026-02-01', until: '2026-01-01' }, ['until']],
  ['list', { ...list, broker: 'ninguem' }, ['broker']],
  ['list', { ...list, until: '31/01/2027' }, ['until']],
  ['banner', { ...banner, search: 'https://a.example/outra' }, ['search']],
  ['banner', { ...banner, image: 'https://a.example/1.jpg' }, ['alt']],
  ['banner', { ...banner, text: 'x'.repeat(301) }, ['text']],
  ['slide', { title: 'Mar' }, ['alt', 'photo', 'search']],
  ['sections', { sections: ['featured', 'featured'] }, ['sections']],
  ['sections', { sections: ['other'] }, ['sections']],
  ['sections', { title: 'x'.repeat(61) }, ['title']],
])('a wrong %s is refused beside its fields: %j', async (kind, draft, fields) => {
  const { status, body } = await publish(kind, kind === 'sections' ? 'home' : 'um', draft);
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
  expect(await content()).toBeUndefined();
});

test('pictures are registered, and a section that is off stays off', async () => {
  await publish('banner', 'festas', { ...banner, image: 'https://a.example/b.jpg', alt: 'Fogos' });
  await publish('slide', 'mar', { ...banner, photo: 'https://a.example/s.jpg', alt: 'Mar' });
  await publish('sections', 'home', { sections: ['team', 'featured'], title: 'A serra', lead: '' });
  const { banners, slides, sections, texts } = (await content())!;
  expect([banners[0]!.alt, slides[0]!.alt, sections, texts]).toEqual([
    ...['Fogos', 'Mar', ['team', 'featured']],
    { home: { title: 'A serra' } },
  ]);
  const photos = await db.selectFrom('photo').select('url').where('url', 'like', 'https://a.%').execute();
  expect(photos.map(({ url }) => url).sort()).toEqual(['https://a.example/b.jpg', 'https://a.example/s.jpg']);
});

test('what show prints of the admin’s content is a file without a change', async () => {
  await publish('list', 'praia', list);
  await publish('banner', 'festas', banner);
  await publish('sections', 'home', { sections: [], title: 'A serra' });
  const house = readBrokerageFile(stringify(await content())).said;
  expect(await applyHouse(db, { house, files: new Map() })).toEqual([]);
});

test('a file without the admin’s list is refused', async () => {
  await publish('list', 'praia', list);
  const house = readBrokerageFile('name: Casa').said;
  await expect(applyHouse(db, { house, files: new Map() })).rejects.toThrow('changes of the admin');
});

test('lists change places, and a move is taken back', async () => {
  for (const key of ['um', 'dois', 'tres']) await publish('list', key, { ...list, title: key });
  const order = async () => (await content())!.lists.map(({ slug }) => slug);
  const { act } = await api.good('POST', `${pathOf('list', 'tres')}/move`, token, { by: -1 });
  expect(await order()).toEqual(['um', 'tres', 'dois']);
  expect((await api.good('POST', `${pathOf('list', 'um')}/move`, token, { by: -1 })).act).toBeNull();
  await undo(act);
  expect(await order()).toEqual(['um', 'dois', 'tres']);
});

test('a draft that another has saved is not published, nor one twice', async () => {
  const first = await save('list', 'praia', list);
  const second = await save('list', 'praia', { ...list, title: 'Outra' });
  const go = (version: number) => api.call('POST', `${pathOf('list', 'praia')}/publish`, token, { version });
  expect((await go(first)).body).toMatchObject({ code: 'DRAFT_CHANGED' });
  expect((await Promise.all([go(second), go(second)])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  expect((await content())!.lists).toHaveLength(1);
});

test('the preview answers with the draft; the site has none of it', async () => {
  await save('list', 'praia', list);
  const { data } = await api.good('GET', `${pathOf('list', 'praia')}/preview`, token);
  expect(data.search).toMatchObject({
    path: '/imoveis?curadoria=praia',
    answer: { total: 2, banner: { title: 'Praia' } },
  });
  expect(data.search.answer.items.map((each: { codigo: string }) => each.codigo)).toEqual(['AP-02', 'AP-01']);
  const house = await (await api.app.request('/house')).json();
  expect(JSON.stringify(house)).not.toContain('Praia');
  await save('banner', 'festas', { title: 'Festas' });
  expect((await api.call('GET', `${pathOf('banner', 'festas')}/preview`, token)).status).toBe(422);
});
