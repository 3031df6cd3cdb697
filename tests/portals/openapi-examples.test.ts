import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signature } from '@api/leads/webhook';
import { clock } from '@domain/kernel/clock';
import { addContact } from '../contacts/contacts';
import { crmStateExample, imovelwebExample, zapExample } from '../../scripts/openapi/inbound';
import { webhookExamples } from '../../scripts/openapi/webhooks';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { openPortalSite } from './portal-site';

let site: Awaited<ReturnType<typeof openPortalSite>>;
const sink = webhookSink();
beforeAll(async () => {
  site = await openPortalSite();
  await sink.listen();
});
afterAll(async () => {
  await sink.close();
  await site.close();
});
beforeEach(() => site.empty());

test('examples of portals are stored as contacts', async () => {
  const zap = await site.zap(zapExample);
  const imovelweb = await site.imovelweb(imovelwebExample);
  expect([zap.status, imovelweb.status]).toEqual([204, 204]);
  expect(await site.leads()).toMatchObject([
    { name: zapExample.name, portal: 'vivareal', portal_listing: zapExample.clientListingId },
    { name: imovelwebExample.nome, portal: 'imovelweb', message: imovelwebExample.mensagem },
  ]);
});

test('the example of a CRM sets the state of its contact', async () => {
  const { protocol, state } = crmStateExample.data;
  const id = await addContact(site.db, { protocol });
  expect((await site.state(crmStateExample.data)).status).toBe(204);
  expect((await site.leads()).find((lead) => lead.id === id)).toMatchObject({ state });
});

test.each(Object.keys(webhookExamples))('the example of %s reaches a receiver', async (type) => {
  sink.received.length = 0;
  const body = JSON.stringify(webhookExamples[type]);
  const headers = signature(Buffer.from(webhookSecret), type, body, clock.nowMs());
  const { status } = await fetch(sink.url, { method: 'POST', body, headers });
  expect([status, sink.received]).toEqual([204, [{ id: type, body: webhookExamples[type] }]]);
});
