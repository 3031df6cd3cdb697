import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { reportSchedule } from '@api/brokerage/schedule-job';
import type { Database } from '@api/database';
import { replaceClock } from '@domain/kernel/clock';
import { emptyFilters } from '@domain/search/normalize';
import { foundReferences, testApi } from '../support/api';
import { applyHouse } from '../support/brokerage';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await fillCatalogue(db, [
    makeListing({ reference: 'AP-01' }),
    makeListing({ reference: 'AP-02', highlighted: true }),
    makeListing({ reference: 'AP-03', highlighted: true }),
  ]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await applyHouse(db, null, { force: true });
  await apply(`lists:
  - { title: Sempre, codes: [AP-03] }
  - { title: Festas, codes: [AP-01], from: 2026-12-18, until: 2026-12-20 }
banners:
  - { search: /imoveis/venda, title: Festas, text: De sexta a domingo., from: 2026-12-18, until: 2026-12-20 }
slides:
  - { title: Mar, search: /imoveis/venda, photo: "https://a.example/1.jpg", alt: Mar, until: 2026-12-20 }
`);
});

const apply = (text: string) =>
  applyHouse(db, { house: readBrokerageFile(text).said, files: new Map() }, { force: true });

/** @param time of São Paulo */
function at(time: string) {
  const now = new Date(`${time}-03:00`);
  const started = performance.now();
  onTestFinished(
    replaceClock({
      now: () => now,
      nowMs: () => now.getTime(),
      monotonicNow: () => started,
    }),
  );
}

async function shown() {
  const { client } = testApi(database);
  const { data } = await client.house();
  const { banner } = await client.searchProperties({ ...emptyFilters(), negotiation: 'sell' });
  const listed = await client.searchProperties({ ...emptyFilters(), curadoria: 'festas' });
  return {
    version: data!.version,
    lists: data!.lists.map(({ slug }) => slug),
    banner: banner?.title ?? null,
    listed: listed.items.length,
    slides: (await client.slides()).data.length,
  };
}

test.each([
  ['2026-12-17T23:59:59', ['sempre'], null, 0, 1],
  ['2026-12-18T00:00:00', ['sempre', 'festas'], 'Festas', 1, 1],
  ['2026-12-20T23:59:59', ['sempre', 'festas'], 'Festas', 1, 1],
  ['2026-12-21T00:00:00', ['sempre'], null, 0, 0],
])('at %s there is what that day of São Paulo has', async (time, lists, banner, listed, slides) => {
  at(time);
  expect(await shown()).toMatchObject({ lists, banner, listed, slides });
});

test('the version changes with what begins and ends, and only then', async () => {
  const versions = [];
  for (const day of ['16', '17', '18', '20', '21', '28']) {
    at(`2026-12-${day}T12:00:00`);
    versions.push((await shown()).version);
  }
  const [before, same, during, last, after, later] = versions;
  expect([same, last, later]).toEqual([before, during, after]);
  expect(new Set(versions).size).toBe(3);
});

test.each([
  ['2026-12-18', 1],
  ['2026-12-19', 0],
  ['2026-12-21', 1],
])('on the night to %s the site’s change is reported', async (day, reports) => {
  at(`${day}T00:00:01`);
  await db.deleteFrom('public_change').execute();
  await reportSchedule(db);
  const found = await db.selectFrom('public_change').select('kind').execute();
  expect(found).toEqual(Array.from({ length: reports }, () => ({ kind: 'site' })));
});

test('a list by hand has the order of its codes, and pinned homes come first', async () => {
  await apply(`lists:
  - { title: Ordem, codes: [ap 03, AP-01, AP-02] }
  - { title: Fixo, search: /imoveis/venda, pinned: [AP-01] }
`);
  const { client } = testApi(database);
  const found = async (curadoria: string, more: object = {}) =>
    foundReferences(client, { ...emptyFilters(), curadoria, ...more });
  expect(await found('ordem')).toEqual(['AP-03', 'AP-01', 'AP-02']);
  expect((await found('fixo'))[0]).toBe('AP-01');
  expect(await found('fixo')).toHaveLength(3);
});

test('a file that is applied is one act of the operator', async () => {
  await apply('name: Casa\nbrokers: [{ name: Ana Reis, creci: 1-F, phone: (11) 90000-0001 }]');
  const [act, ...others] = await applied();
  expect(act).toMatchObject({ subject: 'brokerage:1', member_id: null });
  expect(act!.fields).toContain('name');
  expect(act!.content).not.toContain('90000');
  await apply('name: Casa\nbrokers: [{ name: Ana Reis, creci: 1-F, phone: (11) 90000-0001 }]');
  expect((await applied()).slice(1), 'the same file again').toEqual(others);
});

const applied = () =>
  db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'log_id', 'audit_log.id')
    .select(['subject', 'member_id', 'fields', 'content'])
    .where('verb', '=', 'brokerage.apply')
    .orderBy('audit_log.id', 'desc')
    .execute();
