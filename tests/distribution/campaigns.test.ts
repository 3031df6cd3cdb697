import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { writeCampaign } from '@api/campaigns/stored-campaign';
import { inTransaction } from '@api/platform/db/transaction';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type DistributionAdmin, distributionAdmin, emptyDistribution } from './admin-world';
import { offersOf, runDistribution, sendContact } from './distributing';

let database: TestDatabase;
let admin: DistributionAdmin;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDistribution(database.db);
  await database.db.deleteFrom('campaign').execute();
  admin = await distributionAdmin(database);
});

const publish = (responsible?: string) =>
  inTransaction(database.db, (write) =>
    writeCampaign(write, operator, null, { slug: 'lp-verao', blocks: [{ kind: 'contact', responsible }] }),
  );
async function decided(lead: Parameters<typeof sendContact>[1]) {
  const id = await sendContact(database.db, lead);
  await runDistribution(database.db);
  return (await offersOf(database.db, id)).map(([rule, person]) => [rule, person]);
}

test('a contact of a campaign page goes to its person', async () => {
  await publish(admin.bia);
  expect(await decided({ campaign: { lp: 'lp-verao' } })).toEqual([['page', admin.bia]]);
});

test.each([
  ['another page', { campaign: { lp: 'lp-outra' } }],
  ['no page', {}],
])('of %s the rules decide', async (_, lead) => {
  await publish(admin.bia);
  expect(await decided(lead)).toEqual([['general', admin.ana]]);
});

test('without a person, or after they left, the rules decide', async () => {
  await publish();
  expect(await decided({ campaign: { lp: 'lp-verao' } })).toEqual([['general', admin.ana]]);
  await database.db.deleteFrom('campaign').execute();
  await publish('broker:999999');
  const other = { campaign: { lp: 'lp-verao' }, email: 'outra@exemplo.com.br' };
  expect((await decided(other)).map(([rule]) => rule)).toEqual(['general']);
});
