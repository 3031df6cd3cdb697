import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { showCampaigns } from '@api/campaigns/show-campaigns-job';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { stopClock } from '../support/stopped-clock';
import { staffApi, staffTables } from '../staff/staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  const names = ['CASA-1', 'CASA-2', 'CASA-3'] as const;
  await fillCatalogue(
    db,
    names.map((reference) => makeListing({ reference, available: reference !== 'CASA-3' })),
  );
});
afterAll(() => database.close());
afterEach(() => putBack?.());
beforeEach(async () => {
  putBack = undefined;
  for (const table of ['campaign', 'redirect', 'showcase_draft', ...staffTables] as const)
    await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
});

const text = { kind: 'text', title: 'Este verão', text: 'Na praia.' } as const;
const content = {
  slug: 'lp-verao',
  blocks: [
    text,
    { kind: 'photo', photo: 'https://fotos.example/praia.jpg', alt: 'Praia' },
    { kind: 'properties', codes: ['casa 2', 'CASA-3', 'CASA-1'] },
    { kind: 'properties', search: '/imoveis/venda' },
    { kind: 'quote', text: 'Abri as torneiras.', author: 'Rafael' },
    { kind: 'contact' },
  ],
};
const draft = { key: 'nova-1', version: 0 };
const publish = (given: object = {}, version = '') =>
  api.call('POST', 'staff/campaigns', token, { content: { ...content, ...given }, version, draft });
const shown = async (slug = 'lp-verao') => (await api.call('GET', `campaigns/${slug}`)).body.data;

test('a published page has its blocks, with what is on the site now', async () => {
  expect((await publish()).status).toBe(200);
  const { title, blocks } = await shown();
  expect(title).toBe('Este verão');
  expect(blocks.map(({ kind }: { kind: string }) => kind)).toEqual(content.blocks.map(({ kind }) => kind));
  const codes = ({ items }: { items: { codigo: string }[] }) => items.map(({ codigo }) => codigo);
  expect(codes(blocks[2])).toEqual(['CASA-2', 'CASA-1']);
  expect(codes(blocks[3]).toSorted()).toEqual(['CASA-1', 'CASA-2']);
  expect(blocks[5]).toEqual({ kind: 'contact', name: null, creci: null });
  const photo = await db.selectFrom('photo').select('url').where('url', 'like', '%praia.jpg').execute();
  expect(photo).toHaveLength(1);
});

test('publishing ends the draft, and is one act that is undone', async () => {
  const path = 'staff/showcase/drafts/campaign/nova-1';
  const { version } = (await api.good('PUT', path, token, { content: { slug: 'x' }, version: 0 })).data;
  const body = { content, version: '', draft: { key: 'nova-1', version } };
  expect((await publish()).body.code).toBe('DRAFT_CHANGED');
  const { act, id } = (await api.good('POST', 'staff/campaigns', token, body)).data;
  expect((await api.good('GET', path, token)).data).toBeNull();
  await api.good('POST', `staff/acts/${act}/undo`, token);
  expect(await shown()).toBeNull();
  const [undo] = await db.selectFrom('audit_log').select('id').where('undoes', '=', act).execute();
  await api.good('POST', `staff/acts/${undo!.id}/undo`, token);
  expect((await api.good('GET', `staff/campaigns/${id}`, token)).data.content).toEqual(content);
});

test('a change over another’s publication is refused', async () => {
  const { id } = (await publish()).body.data;
  const path = `staff/campaigns/${id}`;
  const { version } = (await api.good('GET', path, token)).data;
  const put = (blocks: object[], from: string) =>
    api.call('PUT', path, token, { content: { ...content, blocks }, version: from, draft });
  expect((await put([text], version)).status).toBe(200);
  expect((await put([{ ...text, title: 'Outra' }], version)).body.code).toBe('CAMPAIGN_CHANGED');
  expect((await shown()).blocks).toHaveLength(1);
});

test('a renamed address answers once with the new one, also after its undo', async () => {
  const { id } = (await publish()).body.data;
  const { version } = (await api.good('GET', `staff/campaigns/${id}`, token)).data;
  const body = { content: { ...content, slug: 'lp-praia' }, version, draft };
  const { act } = (await api.good('PUT', `staff/campaigns/${id}`, token, body)).data;
  const rules = async () =>
    (
      await db.selectFrom('redirect').select(['old_path', 'target']).where('target', 'is not', null).execute()
    ).map((rule) => [rule.old_path, rule.target]);
  expect(await rules()).toEqual([['/lp-verao', '/lp-praia']]);
  await api.good('POST', `staff/acts/${act}/undo`, token);
  expect(await rules()).toEqual([['/lp-praia', '/lp-verao']]);
  expect(await shown()).toMatchObject({ slug: 'lp-verao' });
});

test('the address of an ended campaign leads to another one', async () => {
  await publish({ slug: 'lp-antiga', until: '2020-01-01T00:00' });
  await publish();
  const preview = async () =>
    (await api.good('POST', 'staff/campaigns/preview', token, { slug: 'lp-verao', blocks: [] })).data.ended;
  expect(await preview()).toEqual(['lp-antiga']);
  await api.good('POST', 'staff/campaigns/redirect', token, { from: 'lp-antiga', to: 'lp-verao' });
  expect(await preview()).toEqual([]);
  const bad = { from: 'lp-antiga', to: '//evil.example' };
  expect((await api.call('POST', 'staff/campaigns/redirect', token, bad)).status).toBe(400);
});

test('a slug has one page', async () => {
  await publish();
  const { status, body } = await publish();
  expect([status, body.errors]).toEqual([422, { slug: ['Outra campanha já tem este endereço'] }]);
});

test.each([
  ['an address without lp-', { slug: 'verao' }, 'slug'],
  ['no block', { blocks: [] }, 'blocks'],
  [
    'a photo without words',
    { blocks: [{ kind: 'photo', photo: 'https://a.example/x.jpg', alt: '' }] },
    'alt',
  ],
  ['a photo of a script', { blocks: [{ kind: 'photo', photo: 'javascript:1', alt: 'x' }] }, 'photo'],
  ['a search elsewhere', { blocks: [{ kind: 'properties', search: '/mesa' }] }, 'search'],
  ['search and codes', { blocks: [{ kind: 'properties', search: '/imoveis', codes: ['1'] }] }, 'search'],
  ['an unknown kind', { blocks: [{ kind: 'html', html: '<b>' }] }, 'kind'],
  [
    'a person who does not answer',
    { blocks: [{ kind: 'contact', responsible: 'broker:9999' }] },
    'responsible',
  ],
  ['two contacts', { blocks: [{ kind: 'contact' }, { kind: 'contact' }] }, 'blocks'],
  ['a day that is none', { from: '2026-02-31T08:00' }, 'from'],
  ['an end before the start', { from: '2026-12-02T08:00', until: '2026-12-01T08:00' }, 'until'],
])('refuses %s', async (_, given, field) => {
  const { status, body } = await publish(given);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`${field}$`));
});

test('begins and ends by São Paulo’s clock, and tells the caches', async () => {
  putBack = stopClock(new Date('2026-11-28T10:59:00Z'));
  await publish({ from: '2026-11-28T08:00', until: '2026-12-01T00:00' });
  expect(await shown()).toBeNull();
  const reported = async () => {
    await db.deleteFrom('public_change').execute();
    await showCampaigns(db);
    return (await db.selectFrom('public_change').select('kind').execute()).map(({ kind }) => kind);
  };
  expect(await reported()).toEqual([]);
  putBack();
  putBack = stopClock(new Date('2026-11-28T11:00:00Z'));
  expect(await reported()).toEqual(['list']);
  expect(await shown()).toMatchObject({ slug: 'lp-verao' });
  putBack();
  putBack = stopClock(new Date('2026-12-01T03:00:00Z'));
  expect(await reported()).toEqual(['list']);
  expect(await shown()).toBeNull();
  const jobs = await db.selectFrom('work').select('key').where('kind', '=', 'show-campaigns').execute();
  expect(jobs.map(({ key }) => key).toSorted()).toEqual(['2026-11-28T08:00', '2026-12-01T00:00']);
});

test('the preview names codes that are off the site, and ended campaigns', async () => {
  await publish({ slug: 'lp-antiga', until: '2020-01-01T00:00' });
  const body = { slug: 'lp-verao', blocks: content.blocks };
  const { data } = await api.good('POST', 'staff/campaigns/preview', token, body);
  expect(data).toMatchObject({ missing: ['CASA-3'], ended: ['lp-antiga'] });
  expect(data.blocks).toHaveLength(content.blocks.length);
});

test.each(['lp-', 'LP-VERAO', 'lp-%00', 'verao', `lp-${'a'.repeat(200)}`])('%s is no page', async (slug) => {
  expect((await api.call('GET', `campaigns/${slug}`)).body).toEqual({ data: null });
});
