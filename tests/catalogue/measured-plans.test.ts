import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { exportFeed } from '@api/feeds/export/export-feed';
import { importFeed } from '@api/feeds/import/import-feed';
import type { PlanInput } from '@domain/property/plan/plan';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';

const plan: PlanInput = {
  north: 12.5,
  floors: [
    {
      name: 'Único <andar>',
      rooms: [
        {
          name: 'Sala',
          points: [
            [0, 0],
            [10, 0],
            [10, 12],
            [0, 12],
          ],
        },
        {
          name: 'Terraço',
          points: [
            [10, 0],
            [13, 0],
            [13, 12],
            [10, 12],
          ],
          outdoors: true,
        },
      ],
      openings: [{ kind: 'window', from: [1, 0], to: [3, 0] }],
    },
  ],
  photos: [{ photo: 2, floor: 0, at: [1, 1], looking: 90, hour: '10:00' }],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  await applyCatalogue(database.db, {
    source: 'origin',
    feed: 'test',
    listings: [aListing('P1', { plan, displayAddress: 'all' }), aListing('P2', { displayAddress: 'all' })],
  });
});

async function exported(plans?: boolean): Promise<string> {
  const contact = { name: 'Casa', email: 'contato@example.com' };
  let xml = '';
  for await (const piece of exportFeed(database.db, { sources: ['origin'], contact, plans }).pieces)
    xml += piece;
  return xml;
}

async function imported(xml: string) {
  const file = path.join(database.dataDir, 'plans.xml');
  await writeFile(file, xml);
  const report = await importFeed(database.db, { feed: file, source: 'copy' });
  const rows = await database.db
    .selectFrom('property')
    .innerJoin('source', 'source.id', 'source_id')
    .select(['property.id', 'reference', 'plan'])
    .where('source.name', '=', 'copy')
    .orderBy('reference')
    .execute();
  return { report, rows };
}

it('a plan comes back from our own export as it was', async () => {
  const xml = await exported(true);
  const first = await imported(xml);
  expect(first.report.counts).toMatchObject({ accepted: 2, warned: 0 });
  expect(first.rows.map((row) => row.plan)).toEqual([plan, null]);
  const again = await imported(xml);
  expect(again.report.catalogue!.counts).toMatchObject({ changed: 0, unchanged: 2 });
});

it('portals get no plan', async () => {
  expect(await exported()).not.toContain('MeasuredPlan');
});

it('a plan that breaks a rule is left out, and the property stays', async () => {
  const { report, rows } = await imported((await exported(true)).replace('[10,12]', '[10,20]'));
  expect(rows).toMatchObject([{ plan: null }, { plan: null }]);
  expect(report.listings).toEqual([
    {
      reference: 'P1',
      outcome: 'warned',
      line: 5,
      remarks: [{ code: 'plan-dropped', value: 'os cômodos somam 160 m², e o imóvel tem 120 m²' }],
    },
  ]);
});

it('a changed plan is a change of the property', async () => {
  const north = await imported(await exported(true));
  const { report, rows } = await imported((await exported(true)).replace('12.5', '30'));
  expect(report.catalogue!.counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect(rows[0]).toMatchObject({ id: north.rows[0]!.id, plan: { north: 30 } });
});

it('the answer of a property has its plan', async () => {
  const { client } = testApi({ db: database.db });
  const answers = await Promise.all(
    (await imported(await exported(true))).rows.map(({ id }) => client.product('usado', id)),
  );
  expect(answers.map((answer) => answer.plan ?? null)).toEqual([plan, null]);
});
