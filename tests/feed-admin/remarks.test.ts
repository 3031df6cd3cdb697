import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { importFile } from '@api/feeds/import/import-feed';
import type { StaffRunRecord } from '@contract/staff-feeds';
import { feedListing } from '../../bench/feeds';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';

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
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  operacao = await api.member('operacao');
});

const broken = feedListing(2)
  .replace('Residential /', 'Submarine')
  .replace(/Apartment|Home|Condo|Penthouse/, 'X');
const tiny = feedListing(3).replace(/(<LivingArea[^>]*>)\d+/, '$12');

async function read(...records: string[]): Promise<number> {
  const file = path.join(database.dataDir, 'feed.xml');
  const head = '<ListingDataFeed><Header><Provider>CRM</Provider></Header><Listings>';
  await writeFile(
    file,
    `${head}\n${records.map((each) => each.replaceAll('\n', '')).join('\n')}\n</Listings></ListingDataFeed>`,
  );
  const report = await importFile(db, file, {
    feed: 'https://ana:geheim@crm.exemplo/geheim/casa.xml?k=geheim',
    source: 'casa',
  });
  return report.catalogue!.runId!;
}
const record = async (run: number): Promise<StaffRunRecord> =>
  (await api.good('GET', `staff/feeds/runs/${run}`, operacao.token)).data;
const accept = (run: number, reference: string) =>
  api.call('POST', `staff/feeds/runs/${run}/accept`, operacao.token, { reference });
const onSite = async () =>
  (
    await db.selectFrom('property').select('reference').where('active', '=', true).orderBy('id').execute()
  ).map(({ reference }) => reference);

test('quarantine and warnings come by reason, with the line of the feed', async () => {
  const run = await read(feedListing(1), broken, tiny);
  const { quarantine, warnings, ...found } = await record(run);
  expect(found).toMatchObject({ read: 3, accepted: 2, quarantined: 1, held: 1, format: 'vrsync' });
  expect(quarantine).toMatchObject([
    { code: 'unknown-type', count: 1, rows: [{ reference: 'BN2', line: 3, property: null }] },
  ]);
  expect(warnings.find(({ code }) => code === 'value-implausible')).toMatchObject({
    rows: [{ reference: 'BN3', value: 'área de 2 m²', can_accept: true }],
  });
  const { text } = await api.call('GET', `staff/feeds/runs/${run}/csv`, operacao.token);
  expect(text).toContain('BN2;3;em quarentena;o tipo de imóvel é desconhecido');
});

test('a held value is accepted once, and outlives the next load', async () => {
  const run = await read(feedListing(1), tiny);
  expect(await onSite()).toEqual(['BN1']);
  expect((await accept(run, 'BN1')).status).toBe(409);
  expect((await accept(run, 'BN3')).status).toBe(200);
  expect((await accept(run, 'BN3')).status).toBe(409);
  expect(await onSite()).toEqual(['BN1', 'BN3']);
  const next = await read(feedListing(1), tiny);
  expect(await onSite()).toEqual(['BN1', 'BN3']);
  expect((await record(next)).warnings.flatMap(({ code }) => code)).not.toContain('value-implausible');
  expect((await accept(run, 'BN3')).status).toBe(409);
});

test('lists sources and runs without what is secret of an address', async () => {
  await read(feedListing(1));
  const { text, body } = await api.call('GET', 'staff/feeds', operacao.token);
  expect(text).not.toContain('geheim');
  expect(body.data).toMatchObject({
    ...{ available: 1, waiting: [], page: 1, pages: 1 },
    sources: [{ name: 'casa', address: 'crm.exemplo/…/casa.xml', every_minutes: null, format: 'vrsync' }],
    runs: [{ source: 'casa', outcome: 'applied', read: 1 }],
  });
});

test('wrong numbers and names find nothing', async () => {
  const run = await read(feedListing(1));
  for (const what of ['runs/0', 'runs/999999', 'runs/1e3', 'runs/99999999999999999999'])
    expect((await api.call('GET', `staff/feeds/${what}`, operacao.token)).status).toBe(404);
  expect((await api.call('POST', 'staff/feeds/outra/run', operacao.token)).status).toBe(404);
  expect((await api.call('POST', `staff/feeds/runs/${run}/discard`, operacao.token)).status).toBe(409);
  expect((await accept(run, 'x'.repeat(51))).status).toBe(422);
});
