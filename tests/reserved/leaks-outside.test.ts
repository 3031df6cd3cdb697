import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeadDestinations } from '@api/leads/destinations';
import { marketingFormJob } from '@api/leads/marketing-form';
import { mauticClient } from '@api/leads/mautic/client';
import { readMauticSettings } from '@api/leads/mautic/settings';
import { webhookJob } from '@api/leads/webhook';
import { readWebhookSecret } from '@api/leads/webhook-settings';
import { publicChanges } from '@api/page-changes/queries/public-changes';
import { startJobs } from '@api/platform/jobs/worker';
import type { LeadInput } from '@contract/leads';
import { cheap, testApi } from '../support/api';
import { announceOf } from '../support/composed';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { shortPauses, testBrokerage } from '../support/emails';
import { openMautic } from '../support/mautic';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { addPublicly, isOfHidden, setVisibility } from './hidden-listings';

const { siteUrl } = testBrokerage;
const hooks = webhookSink();
let database: TestDatabase;
let mautic: Awaited<ReturnType<typeof openMautic>>;
let ids: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  ids = await addPublicly(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
    await database.db.deleteFrom(table).execute();
  await setVisibility(database.db, ids, 'public');
  hooks.received.length = 0;
  mautic = await openMautic();
  await hooks.listen();
});
afterEach(() => Promise.all([mautic.close(), hooks.close()]));

const places = (): LeadDestinations => ({
  house: [],
  webhook: { url: hooks.url, key: readWebhookSecret(webhookSecret)! },
  mautic: readMauticSettings({ MAUTIC_URL: mautic.url })!,
});
const path = (id: number) => `/usado/venda/sao-paulo/vila-velado/casa-zuriel-7/${id}`;
/** Contacts about one property, and others from its pages that name none. */
const contacts = (id: number): Partial<LeadInput>[] => [
  { product_id: id, from: { page: path(id) } },
  { product_id: id, from: { page: `/reservado/${id}/imovel` } },
  { from: { page: path(id) }, page: path(id) },
];

async function send(more: Partial<LeadInput>) {
  const { client } = testApi(database, cheap, { identity: null, google: null }, places());
  await client.sendLead({
    ...{ idempotency_key: randomUUID(), kind: 'lead', name: 'Clara', email: 'clara@exemplo.com.br' },
    consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
    ...more,
  });
}

/** All that Mautic and the webhook get, as one text. */
async function delivered(): Promise<string> {
  const { db } = database;
  const { webhook, mautic: settings } = places();
  const kinds = [
    webhookJob({ db, announceOf, siteUrl, webhook }),
    marketingFormJob({ db, announceOf, siteUrl, submit: mauticClient(settings!) }),
  ];
  const worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
  const waiting = db.selectFrom('work').select('key').where('kind', '<>', 'mail');
  await until(async () => expect(await waiting.execute()).toEqual([])).finally(() => worker.stop());
  const posts = mautic.posted.map(({ fields, query }) => ({ fields, query: query.toString() }));
  return JSON.stringify([posts, hooks.received]);
}

test('Mautic and the webhook learn of a public property', async () => {
  for (const contact of contacts(ids[7]!)) await send(contact);
  const text = await delivered();
  expect([mautic.posted.length, hooks.received.length]).toEqual([3, 3]);
  expect(isOfHidden(text)).toBe(true);
});

test.each(['reserved', 'draft'] as const)(
  'nothing of a property that is now %s reaches them',
  async (now) => {
    for (const contact of contacts(ids[7]!)) await send(contact);
    await setVisibility(database.db, [ids[7]!], now);
    const text = await delivered();
    expect([mautic.posted.length, hooks.received.length]).toEqual([3, 3]);
    expect(text).not.toMatch(/71000\d\d|reservado/);
    expect(isOfHidden(text)).toBe(false);
  },
);

test("nor does the code that a portal's contact names", async () => {
  await send({ product_id: ids[7]! });
  await database.db
    .updateTable('lead')
    .set({
      ...{ portal: 'zap', portal_contact: 'zap-1', portal_listing: 'ZQX-7' },
      details: JSON.stringify({ portal: { listing_id: 'ZQX-7', temperature: 'Alta' } }),
    })
    .execute();
  await setVisibility(database.db, ids, 'reserved');
  const text = await delivered();
  expect(text).toContain('Alta');
  expect(isOfHidden(text)).toBe(false);
});

test('changed pages, for IndexNow, have none that stays hidden', async () => {
  await setVisibility(database.db, ids.slice(0, 25), 'reserved');
  await setVisibility(database.db, ids.slice(25), 'draft');
  const { cursor } = await publicChanges(database.db, undefined);
  await database.db.updateTable('property').set({ sell_price: 3_777_999 }).execute();
  await setVisibility(database.db, ids.slice(0, 25), 'draft');
  const after = await publicChanges(database.db, cursor);
  expect(after).toMatchObject({ everything: false, homes: [] });
  expect(after).not.toHaveProperty('hidden');
});
