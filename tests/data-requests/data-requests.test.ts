import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { LeadInput } from '@contract/leads';
import { isoDay } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { withoutTriggers } from '../audit/without-triggers';
import { staffApi, staffTables } from '../staff/staff-api';
import { makeAccount } from '../support/accounts';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';

const email = 'clara@exemplo.com.br';
const whatsapp = '+55 (11) 98765-4321';
const today = () => isoDay(clock.now());
let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['data_request', 'lead', 'account', ...staffTables] as const)
    await db.deleteFrom(table).execute();
  await withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
  api = staffApi(database);
  ({ token } = await api.member('direcao'));
});

const send = async (more: Partial<LeadInput> = {}) =>
  (
    await testApi(database).client.sendLead({
      ...{ idempotency_key: randomUUID(), kind: 'contact', name: 'Clara Nunes', email, whatsapp },
      consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
      ...more,
    })
  ).protocol!;
const note = async (person: string, requested_on = today()): Promise<number> =>
  (await api.good('POST', 'staff/data-requests', token, { person, requested_on })).data.id;
const show = async (id: number) => (await api.good('GET', `staff/data-requests/${id}`, token)).data;
const exported = (id: number) => api.good('GET', `staff/data-requests/${id}/data`, token);
const erase = (id: number, reason = 'titular') =>
  api.call('POST', `staff/data-requests/${id}/erase`, token, { reason });
const acts = () => db.selectFrom('audit_log').select(['verb', 'subject', 'fields']).orderBy('id').execute();
const protocolsOf = ({ found }: Awaited<ReturnType<typeof show>>) =>
  found.contacts.map(({ protocol }: { protocol: string }) => protocol).sort();

test('finds a person by e-mail, phone and protocol', async () => {
  const first = await send();
  const second = await send({ whatsapp: null, email: 'Clara@Exemplo.com.br' });
  await send({ email: 'bruno@exemplo.com.br', whatsapp: null });
  const byEmail = await show(await note('CLARA@exemplo.com.br'));
  expect(byEmail).toMatchObject({ person: email, requested_on: today(), noted_by: expect.any(String) });
  expect(protocolsOf(byEmail)).toEqual([first, second].sort());
  expect(protocolsOf(await show(await note('11 98765-4321')))).toEqual([first]);
  expect(protocolsOf(await show(await note(second)))).toEqual([first, second].sort());
});

test('opening is one act in ten minutes for each member, and is shown', async () => {
  await send();
  const id = await note(email);
  const readings = async () =>
    (await acts()).filter(({ verb, subject }) => verb === 'people.read' && subject === `data-request:${id}`)
      .length;
  expect((await show(id)).readers).toMatchObject([{ member: 'Pessoa de direcao' }]);
  await show(id);
  expect(await readings()).toBe(1);
  const other = await api.member('operacao');
  await api.good('GET', `staff/data-requests/${id}`, other.token);
  expect(await readings()).toBe(2);
  expect((await exported(id)).pedidosSobreDados[0].atos).toContainEqual(
    expect.objectContaining({ ato: 'people.read', papel: 'Operação' }),
  );
  await erase(id);
  expect((await show(id)).readers).toHaveLength(2);
});

test('says how many contacts another key of the person finds', async () => {
  await send();
  await send({ email: 'clara.nunes@exemplo.com.br' });
  expect((await show(await note(email))).found.others).toBe(1);
});

test('an open request that is noted twice is one', async () => {
  const id = await note(email);
  expect(await note('CLARA@EXEMPLO.COM.BR', '2026-11-01')).toBe(id);
  await api.good('POST', `staff/data-requests/${id}/answer`, token);
  await api.good('POST', `staff/data-requests/${id}/answer`, token);
  expect((await show(id)).answer).toBe('data');
  expect(await note(email)).not.toBe(id);
  const ofRequest = (await acts()).filter(({ subject }) => subject === `data-request:${id}`);
  expect(ofRequest.map(({ verb }) => verb).filter((verb) => verb !== 'people.read')).toEqual([
    'people.note',
    'people.export',
  ]);
});

test('exports what is stored without an account, and records it', async () => {
  const protocol = await send();
  const id = await note(email);
  const data = await exported(id);
  expect(data).toMatchObject({ contatos: [{ protocolo: protocol, nome: 'Clara Nunes' }], cadastro: null });
  expect(data.pedidosSobreDados[0].atos.map(({ papel }: { papel: string }) => papel)).toContain('Direção');
  expect((await acts()).at(-1)).toMatchObject({ verb: 'people.export', subject: `data-request:${id}` });
});

test('exports an account only if it proved the address', async () => {
  const { id: account } = await makeAccount(db, { email, verified_at: null });
  const id = await note(email);
  expect((await exported(id)).cadastro).toBeNull();
  await db.updateTable('account').set({ verified_at: new Date() }).where('id', '=', account).execute();
  expect((await exported(id)).cadastro).toMatchObject({ email });
});

test('a phone exports and erases its own contacts alone', async () => {
  const protocol = await send();
  const other = await send({ whatsapp: null });
  const id = await note(whatsapp);
  expect((await exported(id)).contatos).toMatchObject([{ protocolo: protocol }]);
  expect((await erase(id)).status).toBe(200);
  const left = await db.selectFrom('lead').select('protocol').execute();
  expect(left).toEqual([{ protocol: other }]);
});

test('erases at once, names what was there, and stores no person', async () => {
  const protocol = await send();
  await send({ email: 'bruno@exemplo.com.br' });
  await db
    .insertInto('lead_delivery')
    .values({
      lead_id: (await db.selectFrom('lead').select('id').orderBy('id').executeTakeFirstOrThrow()).id,
      ...{ place: 'mautic', address: '', state: 'sent', history: '[]' },
    })
    .execute();
  const id = await note(email);
  expect((await erase(id)).status).toBe(200);
  expect(await show(id)).toMatchObject({
    ...{ person: null, found: null, answer: 'erased' },
    outcome: { protocols: [protocol], destinations: [{ place: 'mautic', address: '' }], has_account: false },
  });
  const rows = await db.selectFrom('lead').select('email').execute();
  expect(rows).toEqual([{ email: 'bruno@exemplo.com.br' }]);
  expect(await db.selectFrom('data_request_person').selectAll().execute()).toEqual([]);
  expect((await acts()).at(-1)).toMatchObject({ verb: 'people.erase', subject: `data-request:${id}` });
});

test('a second press of the button erases nothing and records nothing', async () => {
  await send();
  const id = await note(email);
  const [one, other] = await Promise.all([erase(id), erase(id)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect((await show(id)).outcome.protocols).toHaveLength(1);
  expect((await acts()).filter(({ verb }) => verb === 'people.erase')).toHaveLength(1);
  expect((await api.call('GET', `staff/data-requests/${id}/data`, token)).status).toBe(404);
});

test('refuses what is no person, day or reason', async () => {
  const body = { person: email, requested_on: today() };
  for (const wrong of [
    { person: '' },
    { person: 'Clara' },
    { person: '2611-000000' },
    { person: { $ne: null } },
    { requested_on: '2999-01-01' },
    { requested_on: '29/11/2026' },
    { requested_on: '1999-01-01' },
    { person: `${'a'.repeat(300)}@b.com` },
  ])
    expect([
      wrong,
      (await api.call('POST', 'staff/data-requests', token, { ...body, ...wrong })).status,
    ]).toEqual([wrong, 422]);
  const id = await note(email);
  expect((await erase(id, 'porque sim')).status).toBe(422);
  expect((await show(id)).answer).toBeNull();
  for (const other of ['0', '999999', 'abc', '1e3'])
    expect((await api.call('GET', `staff/data-requests/${other}`, token)).status).toBe(404);
});
