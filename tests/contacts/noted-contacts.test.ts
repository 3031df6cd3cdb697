import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { payload } from '@api/leads/webhook';
import { withoutTriggers } from '../audit/without-triggers';
import { staffApi, staffTables } from '../staff/staff-api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { leadFacts } from '../support/composed';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { addBroker, addContact } from './contacts';

const house = 'contatos@casa.com.br';
const leadPlaces = {
  ...{ house: [house], webhook: { url: 'https://crm.example', key: Buffer.alloc(32) } },
  mautic: { url: 'https://mautic.example', forms: {} } as never,
};
let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
let property: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  const listing = makeListing({ reference: 'AP-0955' });
  property = (await fillCatalogue(db, [listing])).get('AP-0955')!;
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  await withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
  api = staffApi(database, { leadPlaces });
  ana = await api.member('atendimento');
});

const contact = (more: object = {}) => ({
  ...{ key: randomUUID(), name: 'Rafael Monteiro', phone: '(11) 98765-4321', kind: 'contact' },
  ...{ channel: 'telefone', ...more },
});
const note = (more: object = {}, token = ana.token) =>
  api.call('POST', 'staff/contacts', token, contact(more));
const leads = () => db.selectFrom('lead').selectAll().execute();
const places = async () =>
  (await db.selectFrom('lead_delivery').select('place').orderBy('place').execute()).map(({ place }) => place);
const acts = () =>
  db
    .selectFrom('audit_log')
    .select(['verb', 'subject', 'member_id'])
    .where('subject', 'like', 'lead:%')
    .execute();

test('saves a contact by telephone, with who noted it and on what basis', async () => {
  const { status, body } = await note({ property_code: 'ap0955', message: 'Quer visitar' });
  expect([status, body.data.protocol]).toEqual([201, expect.stringMatching(/^\d{4}-\d{6}$/)]);
  expect(await leads()).toMatchObject([
    {
      ...{ email: '', whatsapp: '+55 (11) 98765-4321', product_id: property, noted_by: ana.id },
      ...{ channel: 'telefone', consent_version: 'informado pela equipe', message: 'Quer visitar' },
      ...{ broker_id: null, member_id: null, taken_at: null, state: 'novo' },
    },
  ]);
  expect(await acts()).toEqual([
    { verb: 'contacts.add', subject: `lead:${body.data.id}`, member_id: ana.id },
  ]);
});

test('goes to the house and the CRM as other leads, and not to Mautic', async () => {
  await note();
  expect(await places()).toEqual(['house', 'webhook']);
  const [letter] = await emailsTo(db, house);
  expect([letter!.replyTo, letter!.text.includes('E-mail')]).toEqual([undefined, false]);
  expect(letter!.text).toContain('Anotado pela equipe');
  const [lead] = await leads();
  const facts = await leadFacts(db, lead!.id, 'https://bossa.example');
  expect(payload(facts!).data).toMatchObject({ email: null, channel: 'telefone' });
});

test('contacts without an e-mail do not wait for each other', async () => {
  await note();
  await note({ phone: '(11) 91234-5678' });
  const lines = await db.selectFrom('work').select('line').where('key', 'like', 'lead:%').execute();
  expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([null]));
});

describe('the receipt', () => {
  const address = 'rafael@exemplo.com.br';
  test('goes to the person only if it is asked for', async () => {
    await note({ email: address });
    expect(await emailsTo(db, address)).toEqual([]);
    await note({ email: address, receipt: true });
    const [receipt] = await emailsTo(db, address);
    expect(receipt!.text).toContain('informado à nossa equipe');
  });
  test('needs an e-mail', async () => {
    expect((await note({ receipt: true })).body.errors).toHaveProperty('email');
  });
});

test('a form that is sent twice is one contact, also at once', async () => {
  const key = randomUUID();
  const answers = await Promise.all([note({ key }), note({ key, name: 'Outro' }), note({ key })]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await leads()).toHaveLength(1);
  expect(await acts()).toHaveLength(1);
});

test('the key of a contact of others tells nothing about it', async () => {
  const key = randomUUID();
  await addContact(db, { idempotency_key: key });
  const { status, text } = await note({ key });
  expect([status, text.includes('Rafael')]).toEqual([409, false]);
});

test('a chosen broker answers, and gets one letter', async () => {
  const marina = await addBroker(db, 'marina', 'marina@casa.com.br');
  await note({ responsible: `broker:${marina}` });
  expect(await leads()).toMatchObject([{ broker_id: marina, taken_at: expect.any(Date) }]);
  expect(await emailsTo(db, 'marina@casa.com.br')).toHaveLength(1);
});

test('a broker notes contacts of its own alone', async () => {
  const broker = await api.member('corretor');
  expect((await note({}, broker.token)).status).toBe(201);
  expect(await leads()).toMatchObject([{ member_id: broker.id, noted_by: broker.id }]);
  const other = await note({ responsible: `member:${ana.id}` }, broker.token);
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['responsible']]);
});

test.each([
  ['without phone and e-mail', { phone: '' }, 'phone'],
  ['a phone that is none', { phone: '123' }, 'phone'],
  ['an e-mail that is none', { email: 'rafael@' }, 'email'],
  ['an unknown property', { property_code: 'NADA-1' }, 'property_code'],
  ['a name of spaces', { name: '   ' }, 'name'],
  ['a name that is an object', { name: { $ne: 1 } }, 'name'],
  ['a subscription', { kind: 'newsletter' }, 'kind'],
  ['a channel of its own', { channel: 'site' }, 'channel'],
  ['a responsible that is not there', { responsible: 'broker:999' }, 'responsible'],
  ['a responsible that is SQL', { responsible: "broker:1' or '1'='1" }, 'responsible'],
  ['a message that is too long', { message: 'x'.repeat(2001) }, 'message'],
  ['a key of its own', { key: '../x' }, 'key'],
])('refuses %s', async (_what, wrong, field) => {
  const { status, body } = await note(wrong);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect(await leads()).toEqual([]);
});

describe('a delivery is tried again', () => {
  async function delivery(state: 'refused' | 'sent' | 'unclear' | 'queued', more: object = {}) {
    const lead_id = await addContact(db, more);
    const { id } = await db
      .insertInto('lead_delivery')
      .values({ lead_id, place: 'house', address: house, state, history: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { lead_id, id };
  }
  const retry = (contactId: number, id: number | string, token = ana.token) =>
    api.call('POST', `staff/contacts/${contactId}/deliveries/${id}/retry`, token);

  test.each(['refused', 'unclear'] as const)('if it was %s, once for two presses', async (state) => {
    const { lead_id, id } = await delivery(state);
    const both = await Promise.all([retry(lead_id, id), retry(lead_id, id)]);
    expect(both.map(({ body }) => body.data.is_queued).sort()).toEqual([false, true]);
    expect(await db.selectFrom('work').select('key').where('key', 'like', 'lead:%').execute()).toHaveLength(
      1,
    );
    expect(await acts()).toEqual([{ verb: 'contacts.retry', subject: `lead:${lead_id}`, member_id: ana.id }]);
  });

  test('not if it has arrived, or its destination is gone', async () => {
    const sent = await delivery('sent');
    expect((await retry(sent.lead_id, sent.id)).body.data.is_queued).toBe(false);
    const gone = await delivery('refused');
    await db
      .updateTable('lead_delivery')
      .set({ address: 'velho@casa.com.br' })
      .where('id', '=', gone.id)
      .execute();
    expect((await retry(gone.lead_id, gone.id)).body.data.is_queued).toBe(false);
    expect(await acts()).toEqual([]);
  });

  test('of this contact alone, and of one that the member sees', async () => {
    const { lead_id, id } = await delivery('refused');
    const other = await delivery('refused');
    const broker = await api.member('corretor');
    for (const [contactId, deliveryId, token] of [
      [lead_id, other.id, ana.token],
      [lead_id, 'x', ana.token],
      [999_999, id, ana.token],
      [lead_id, id, broker.token],
    ] as const)
      expect((await retry(contactId, deliveryId, token)).status).toBe(404);
  });
});
