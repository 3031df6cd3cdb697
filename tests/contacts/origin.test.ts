import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import type { Database } from '@api/database';
import { exportedLeads } from '@api/leads/exported-leads';
import { isOfPerson } from '@api/leads/lead-person';
import { inTransaction } from '@api/platform/db/transaction';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addContact } from './contacts';

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
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('operacao'));
  await addContact(db, { name: 'Ana Prado', portal: 'zap', portal_contact: '7', portal_listing: 'AP-1' });
  await addContact(db, { name: 'Ana Olx', portal: 'olx' });
  await addContact(db, { name: 'Ana Equipe', channel: 'telefone' });
  await addContact(db, { name: 'Ana Site' });
});

test.each([
  ['zap', 'Ana Prado', ''],
  ['olx', 'Ana Olx', '&text=ana'],
  ['equipe', 'Ana Equipe', ''],
  ['site', 'Ana Site', '&text=ana'],
])('the origin %s has its contacts alone', async (origin, name, more) => {
  const { data } = await api.good('GET', `staff/contacts?tab=all&origin=${origin}${more}`, token);
  expect([data.total, data.contacts.map((each: { name: string }) => each.name)]).toEqual([1, [name]]);
});

test('an unknown origin is refused', async () => {
  expect((await api.call('GET', 'staff/contacts?origin=x', token)).status).toBe(400);
});

test('a bulk of what was found has the origin, too', async () => {
  const filter = { tab: 'all', text: '', origin: 'zap' };
  const changes = { state: { state: 'visita', state_reason: null, remind_on: null } };
  const { data } = await api.good('POST', 'staff/contacts/bulk/preview', token, {
    contacts: { filter },
    changes,
  });
  expect([data.count, data.examples[0].name]).toEqual([1, 'Ana Prado']);
});

test('row and record name portal, its id and the listing', async () => {
  const { data } = await api.good('GET', 'staff/contacts?tab=all&origin=zap', token);
  const portal = { name: 'zap', contact: '7', listing: 'AP-1' };
  expect(data.contacts).toMatchObject([{ portal, property: null }]);
  const record = await api.good('GET', `staff/contacts/${data.contacts[0].id}`, token);
  expect(record.data.portal).toEqual(portal);
});

test('the export of a person says the portal, and that the CRM acted', async () => {
  const { id } = await db
    .selectFrom('lead')
    .select('id')
    .where('portal', '=', 'zap')
    .executeTakeFirstOrThrow();
  await inTransaction(db, (write) =>
    recordAct(write, { actor: operator, verb: 'contacts.sync', subject: subjectOf('lead', id) }),
  );
  const person = isOfPerson({ email: 'rafael@exemplo.com.br', phone: null });
  const { contatos, atosNosContatos } = await exportedLeads(db, person);
  expect(contatos).toContainEqual(
    expect.objectContaining({ portal: 'zap', contatoNoPortal: '7', codigoDoAnuncio: 'AP-1' }),
  );
  expect(atosNosContatos).toMatchObject([{ ato: 'contacts.sync', papel: 'CRM' }]);
});
