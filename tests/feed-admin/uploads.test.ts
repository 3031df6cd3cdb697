import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { uploadJob } from '@api/feed-admin/uploads/upload-job';
import { readFeed } from '@api/feeds/schedule/read-feed';
import { feedPartBytes, maxFeedFileBytes } from '@domain/property/feed-files';
import { generatedFeed } from '../../bench/feeds';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { runPublications } from './loads';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let operacao: Awaited<ReturnType<typeof api.member>>;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  await db.deleteFrom('feed_upload').execute();
  await db.deleteFrom('work').execute();
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  operacao = await api.member('operacao');
});

const post = (path: string, body: object = {}, token = operacao.token) =>
  api.call('POST', `staff/feeds/uploads${path}`, token, body);
const begin = async (source = 'parceiro', name = 'casa.xml'): Promise<number> =>
  (await api.good('POST', 'staff/feeds/uploads', operacao.token, { source, name })).data.id;
const xml = (count: number, raise = 0) => [...generatedFeed(count, raise)].join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const jobs = () => db.selectFrom('work').selectAll().where('kind', '=', 'uploaded-feed').execute();
/** As the worker does it. @returns the newest run */
const work = async (attempts = 1) => {
  const job = uploadJob({ db, feeds: [], readFeed: (given) => readFeed(db, given) });
  for (const each of await jobs()) {
    await job.run({ ...each, attempts }, AbortSignal.timeout(600_000));
    await db.deleteFrom('work').where('id', '=', each.id).execute();
  }
  const { data } = await api.good('GET', 'staff/feeds', operacao.token);
  return data.runs[0];
};
const send = async (text: string, source = 'parceiro') => {
  const id = await begin(source);
  for (let part = 0; part * 4_000 < text.length; part += 1)
    expect(
      (await post(`/${id}/parts`, { part, content: base64(text.slice(part * 4_000, (part + 1) * 4_000)) }))
        .status,
    ).toBe(200);
  expect((await post(`/${id}/read`)).status).toBe(200);
  return id;
};
const active = async () =>
  (await db.selectFrom('property').select('reference').where('in_feed', '=', true).execute()).length;
const record = async (id: number) => (await api.good('GET', `staff/feeds/runs/${id}`, operacao.token)).data;

test('a file is a run that waits: it shows what would change', async () => {
  await send(xml(9));
  const { uploads } = (await api.good('GET', 'staff/feeds', operacao.token)).data;
  expect(uploads).toEqual([{ source: 'parceiro', name: 'casa.xml' }]);
  const run = await work();
  expect(run).toMatchObject({ source: 'parceiro', outcome: 'refused', hold: 'file', read: 9 });
  expect(await record(run.id)).toMatchObject({ added: 9, changed: 0, would_change: [] });
  expect((await record(run.id)).would_add[0]).toEqual({ reference: 'BN1', property: null });
  expect(await active()).toBe(0);
  expect(await db.selectFrom('feed_upload_part').selectAll().execute()).toEqual([]);
});

test('publishing it needs no number; another file shows what changes', async () => {
  await send(xml(9));
  const first = await work();
  expect((await api.call('POST', `staff/feeds/runs/${first.id}/publish-file`, operacao.token)).status).toBe(
    200,
  );
  await runPublications(db);
  expect(await active()).toBe(9);
  await send(xml(8, 1_000));
  const second = await work();
  const { would_change, gone, changed } = await record(second.id);
  expect([
    changed,
    would_change.length,
    gone.map(({ reference }: { reference: string }) => reference),
  ]).toEqual([8, 8, ['BN9']]);
  expect((await api.call('POST', `staff/feeds/runs/${second.id}/discard`, operacao.token)).status).toBe(200);
  await send(xml(8, 1_000));
  expect((await work()).hold).toBe('file');
});

test('the guards of a run hold a file, and its number is typed', async () => {
  await send(xml(9));
  const first = await work();
  await api.good('POST', `staff/feeds/runs/${first.id}/publish-file`, operacao.token);
  await runPublications(db);
  await send(xml(2));
  const run = await work();
  expect(run.hold).toBe('gone');
  expect((await api.call('POST', `staff/feeds/runs/${run.id}/publish-file`, operacao.token)).status).toBe(
    409,
  );
  expect(await active()).toBe(9);
});

test('a file that is no feed ends as a failed run', async () => {
  await send('<html><body>isto é uma página</body></html>');
  expect(await work()).toMatchObject({ outcome: 'failed', source: 'parceiro' });
  await send(xml(3));
  expect(await work(4)).toMatchObject({
    ...{ outcome: 'failed', reason: 'a leitura do arquivo não chegou ao fim' },
  });
  expect(await db.selectFrom('feed_upload').selectAll().execute()).toEqual([]);
});

test('parts come in order, each once, up to the limit, by their member', async () => {
  const id = await begin('em-partes');
  const content = base64(xml(1));
  expect((await post(`/${id}/read`)).status).toBe(404);
  expect((await post(`/${id}/parts`, { part: 1, content })).status).toBe(409);
  for (let time = 0; time < 2; time += 1)
    expect((await post(`/${id}/parts`, { part: 0, content })).status).toBe(200);
  const other = await api.member('operacao', 'outra@example.com');
  expect((await post(`/${id}/parts`, { part: 1, content }, other.token)).status).toBe(404);
  expect((await post(`/${id}/read`, {}, other.token)).status).toBe(404);
  const whole = Buffer.alloc(feedPartBytes, 'x').toString('base64');
  expect((await post(`/${id}/parts`, { part: 1, content: whole })).status).toBe(200);
  await db.updateTable('feed_upload').set({ bytes: maxFeedFileBytes }).where('id', '=', id).execute();
  expect((await post(`/${id}/parts`, { part: 2, content })).status).toBe(413);
  expect((await post(`/${id}/read`)).status).toBe(200);
  expect((await post(`/${id}/read`)).status).toBe(200);
  expect(await jobs()).toHaveLength(1);
  const acts = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', 'import:em-partes')
    .execute();
  expect(acts).toHaveLength(1);
});

test.each(['demo', 'anuncios', 'Com Espaço', '../etc', '<b>', ''])(
  'refuses the source %j',
  async (source) => {
    expect((await post('', { source, name: 'x.xml' })).status).toBe(422);
  },
);

test('other roles send no file', async () => {
  const vitrine = await api.member('vitrine');
  expect((await post('', { source: 'crm', name: 'x' }, vitrine.token)).status).toBe(404);
});
