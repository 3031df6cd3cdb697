import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { addBroker, addContact } from '../contacts/contacts';
import { withoutTriggers } from '../audit/without-triggers';
import { emailsTo } from '../support/emails';
import { stopClock } from '../support/stopped-clock';
import { basic, openPortalSite } from './portal-site';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { zapLead } from './published';

const protocol = '2611-048213';
let site: Awaited<ReturnType<typeof openPortalSite>>;
let id: number;
beforeAll(async () => {
  site = await openPortalSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  id = await addContact(site.db, { protocol });
});
afterEach(async () => {
  await site.empty();
  await withoutTriggers(site.db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
});

const acts = async () => {
  const rows = await site.db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .selectAll()
    .execute();
  return rows.map(({ verb, subject, member_id, role, content }) => ({
    ...{ verb, subject, member_id, role, changes: JSON.parse(content).changes },
  }));
};

test('sets state and broker, as an act of the CRM', async () => {
  const broker = await addBroker(site.db, 'marina-couto', 'marina@casa.com.br');
  const data = { protocol, state: 'perdido', state_reason: 'Comprou outro', broker: 'marina-couto' };
  const { status, text } = await site.state(data);
  expect([status, text]).toEqual([204, '']);
  expect(await site.leads()).toMatchObject([
    { state: 'perdido', state_reason: 'Comprou outro', broker_id: broker, taken_at: expect.any(Date) },
  ]);
  expect(await acts()).toEqual([
    {
      ...{ verb: 'contacts.sync', subject: `lead:${id}`, member_id: null, role: null },
      changes: {
        state: ['novo', 'perdido'],
        state_reason: [null, 'Comprou outro'],
        responsible: [null, { kind: 'broker', id: broker, name: 'Corretora marina-couto' }],
      },
    },
  ]);
  expect(await emailsTo(site.db, 'marina@casa.com.br')).toEqual([]);
});

test('a broker is named by e-mail, too, and taken away by null', async () => {
  const broker = await addBroker(site.db, 'rui', 'Rui@casa.com.br');
  await site.state({ protocol, broker: 'rui@CASA.com.br' });
  expect(await site.leads()).toMatchObject([{ broker_id: broker, state: 'novo' }]);
  await site.state({ protocol, broker: null }, { id: 'm2' });
  expect(await site.leads()).toMatchObject([{ broker_id: null, taken_at: null }]);
});

test('equal values are no act', async () => {
  expect((await site.state({ protocol, state: 'novo', broker: null })).status).toBe(204);
  expect(await acts()).toEqual([]);
});

test('the same message is refused, and done once', async () => {
  const at = clock.nowMs();
  expect((await site.state({ protocol, state: 'visita' }, { at })).status).toBe(204);
  await site.db.updateTable('lead').set({ state: 'proposta' }).execute();
  const replayed = await site.state({ protocol, state: 'visita' }, { at });
  expect([replayed.status, JSON.parse(replayed.text).code]).toEqual([409, 'REPLAYED']);
  expect(await site.leads()).toMatchObject([{ state: 'proposta' }]);
});

test('a retry with a new time is answered, and nothing is done twice', async () => {
  const at = clock.nowMs();
  await site.state({ protocol, state: 'visita' }, { at: at - 60_000 });
  await site.db.updateTable('lead').set({ state: 'proposta' }).execute();
  expect((await site.state({ protocol, state: 'visita' }, { at })).status).toBe(204);
  expect((await site.state({ protocol, state: 'visita' }, { at })).status).toBe(409);
  expect(await site.leads()).toMatchObject([{ state: 'proposta' }]);
});

test('of twenty at once, one is done', async () => {
  const at = clock.nowMs();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => site.state({ protocol, state: 'visita' }, { at })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(409)]);
  expect(await acts()).toHaveLength(1);
});

test.each([
  ['older than five minutes', { at: -301_000 }],
  ['from the future', { at: 301_000 }],
  ['signed with another key', { key: Buffer.alloc(32, 1) }],
  ['without an id', { id: '' }],
])('refuses a message %s', async (_, { at = 0, ...more }: { at?: number; key?: Buffer; id?: string }) => {
  // A message of a second ahead becomes current in that second.
  onTestFinished(stopClock());
  const { status, text } = await site.state(
    { protocol, state: 'visita' },
    { at: clock.nowMs() + at, ...more },
  );
  expect([status, text]).toEqual([401, '']);
  expect(await site.leads()).toMatchObject([{ state: 'novo' }]);
});

test('a body of another signature, or none, is refused', async () => {
  const headers = { 'webhook-id': 'm1', 'webhook-timestamp': String(Math.floor(clock.nowMs() / 1000)) };
  for (const signature of ['', 'v1,', 'v1,AAAA', 'v1a,AAAA', 'x'.repeat(2000)]) {
    const sent = { ...headers, 'webhook-signature': signature };
    expect((await site.post(inboundPaths.state, { type: 'lead.state' }, sent)).status).toBe(401);
  }
  const portal = await site.post(inboundPaths.state, zapLead, { authorization: basic('x') });
  expect(portal.status).toBe(401);
});

test.each([
  [{ protocol: '2611-999999', state: 'visita' }, 'protocol'],
  [{ protocol: 'x', state: 'visita' }, 'data.protocol'],
  [{ protocol }, 'data'],
  [{ protocol, state: 'feliz' }, 'data.state'],
  [{ protocol, state: 'perdido' }, 'data.state_reason'],
  [{ protocol, state: 'sem-interesse', remind_on: '2020-01-01' }, 'data.remind_on'],
  [{ protocol, broker: 'ninguem' }, 'broker'],
  [null, 'data'],
])('%j is refused by its field', async (data, field) => {
  const { status, text } = await site.state(data);
  expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([422, [field]]);
  // The sender may put it right: nothing was taken.
  expect((await site.state({ protocol, state: 'visita' })).status).toBe(204);
});
