import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import * as demoTeam from '@api/platform/db/migrations/0043-demo-team';
import { testApi } from '../support/api';
import { applyHouse, asDemo } from '../support/brokerage';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { demoSource } from '@api/catalogue/source-name';
import { demoVersionKey } from '@api/demo/demo-team';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await applyHouse(database.db, null);
  await database.db.deleteFrom('property').execute();
  await database.db.deleteFrom('broker').execute();
  await asDemo(database.db);
  const source = await database.db
    .selectFrom('source')
    .select('id')
    .where('name', '=', demoSource)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('broker')
    .values(
      ['marina-couto', 'bento-rua'].map((slug) => ({ slug, name: slug, creci: '1-F', source_id: source.id })),
    )
    .execute();
});

const brokers = 'name: Casa\nbrokers: [{ name: Ana Reis, creci: 1-F }, { name: Marina Couto, creci: 2-F }]';
const apply = (text: string) =>
  applyHouse(database.db, { house: readBrokerageFile(text).said, files: new Map() });
const team = async () => {
  const answer = await testApi(database).app.request('/brokers');
  return ((await answer.json()).data as { slug: string }[]).map(({ slug }) => slug).sort();
};

it('is the brokerage’s own at once, and the demo’s again without it', async () => {
  expect(await team()).toEqual(['bento-rua', 'marina-couto']);
  await apply('name: Casa');
  expect(await team()).toEqual(['bento-rua', 'marina-couto']);
  await apply(brokers);
  expect(await team()).toEqual(['ana-reis', 'marina-couto']);
  const gone = await testApi(database).app.request('/broker/bento-rua');
  expect(await gone.json()).toMatchObject({ data: { status: 0 } });
  await applyHouse(database.db, null);
  expect(await team()).toEqual(['bento-rua']);
});

it('gives a demo broker the slug back that the brokerage had taken', async () => {
  const { db } = database;
  await db.insertInto('setting').values({ key: demoVersionKey, value: '1 small' }).execute();
  onTestFinished(
    async () => void (await db.deleteFrom('setting').where('key', '=', demoVersionKey).execute()),
  );
  await apply('name: Casa\nbrokers: [{ name: Alice Toledo, creci: 7-F, linkedin: https://example.com/a }]');
  const alice = async () => (await testApi(database).app.request('/broker/alice-toledo')).json();
  expect(await alice()).toMatchObject({ data: { creci: '7-F', status: 1 } });
  await applyHouse(db, null);
  expect(await alice()).toMatchObject({
    data: { creci: expect.stringMatching(/^CRECI-SP/), linkedin: null, status: 1 },
  });
  expect(await team()).toHaveLength(8);
  await apply('name: Casa\nbrokers: [{ name: Alice Toledo, creci: 7-F }]');
  expect(await team()).toEqual(['alice-toledo']);
});

it('leaves the properties of the demo’s brokers without one', async () => {
  const ids = await fillCatalogue(
    database.db,
    [makeListing({ reference: 'A', brokerSlug: 'bento-rua' })],
    demoSource,
  );
  const broker = async () => {
    const answer = await testApi(database).app.request(`/products/usado/${ids.get('A')}`);
    return JSON.stringify(await answer.json());
  };
  expect(await broker()).toContain('bento-rua');
  await apply(brokers);
  expect(await broker()).not.toContain('bento-rua');
});

it('is corrected where an older program left both', async () => {
  await apply(brokers);
  await sql`update broker set active = true where slug = 'bento-rua'`.execute(database.db);
  await demoTeam.up(database.db as unknown as Kysely<unknown>);
  expect(await team()).toEqual(['ana-reis', 'marina-couto']);
});
