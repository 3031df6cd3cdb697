import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { visitorHeaders } from '@contract/geolocation';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addContact } from './contacts';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let id: number;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ id, token } = await api.member('operacao'));
});

const csv = async (query = '') => {
  const answer = await api.call('GET', `staff/contacts.csv?tab=all${query}`, token);
  expect(answer.status).toBe(200);
  return answer;
};
const linesOf = (text: string) => text.split('\r\n').slice(1, -1);

test('has a mark, a head, no CPF, and state and who answers', async () => {
  await addContact(db, { cpf: '111.444.777-35', state: 'proposta', next_step: 'Ligar' });
  const { text, headers } = await csv();
  expect(text.startsWith('protocolo;')).toBe(true);
  const request = new Request('http://api.test/staff/contacts.csv', {
    headers: { authorization: `Bearer ${token}`, [visitorHeaders.ip]: '10.9.0.1' },
  });
  const bytes = new Uint8Array(await (await api.app.fetch(request, {})).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).not.toMatch(/CPF|111\.444/);
  expect(linesOf(text)).toEqual([expect.stringMatching(/;Proposta;;Ligar;;$/)]);
});

test('has the first answer, and whether a broker only reported it', async () => {
  const answered = { answered_at: new Date('2026-11-27T21:50:00Z'), answer_channel: 'whatsapp' } as const;
  await addContact(db, answered);
  await addContact(db, { ...answered, answer_informed: true });
  expect(linesOf((await csv()).text)).toEqual([
    expect.stringMatching(/;27\/11\/2026, 18h50;WhatsApp$/),
    expect.stringMatching(/;WhatsApp, informado pelo corretor$/),
  ]);
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1'])('the formula %j becomes text', async (name) => {
  await addContact(db, { name, message: `${name}\n"; =2` });
  const { text } = await csv();
  expect(text).toContain(`'${name}`);
  expect(text).not.toMatch(/(^|[;"\n])[=@]/);
});

test('has the contacts of the filter alone', async () => {
  await addContact(db, { name: 'Ana Prado', state: 'perdido', state_reason: 'x' });
  await addContact(db, { name: 'Bruno Sá', email: 'bruno@exemplo.com.br' });
  expect(linesOf((await csv('&text=prado')).text)).toEqual([expect.stringContaining('Ana Prado')]);
  expect(linesOf((await csv('&text=%21%21')).text)).toEqual([]);
  expect(linesOf((await csv('&since=2999-01-01')).text)).toEqual([]);
  const open = await api.call('GET', 'staff/contacts.csv', token);
  expect(linesOf(open.text)).toEqual([expect.stringContaining('Bruno')]);
});

test('has all pages of many contacts once', async () => {
  await sql`insert into lead (idempotency_key, protocol, kind, name, email, details, campaign, consent_version, created_at)
    select 'many-' || n, 'M' || n, 'contact', 'Pessoa ' || n, '', '{}', '{}', 'x', now() from generate_series(1, 1201) n`.execute(
    db,
  );
  const lines = linesOf((await csv()).text);
  expect(lines.map((line) => line.split(';')[0])).toEqual(
    Array.from({ length: 1201 }, (_, index) => `M${index + 1}`),
  );
});

test('each export is an act with its filter, and needs the second factor', async () => {
  await csv('&text=ana%40exemplo.com.br');
  const acts = await db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .select(['verb', 'subject', 'content'])
    .where('member_id', '=', id)
    .where('verb', '=', 'people.export')
    .execute();
  expect(acts).toMatchObject([{ subject: 'export:contacts' }]);
  expect(JSON.parse(acts[0]!.content).changes.filter[1]).toMatchObject({
    ...{ tab: 'all', text: 'ana@exemplo.com.br' },
  });
  await db
    .updateTable('staff_session')
    .set({ step_up_at: new Date(0) })
    .execute();
  const due = await api.call('GET', 'staff/contacts.csv', token);
  expect([due.status, due.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
});

test.each(['tab=x', 'since=ontem', 'responsible=x:1', `text=${'a'.repeat(101)}`])(
  'refuses the filter %s',
  async (query) => {
    expect((await api.call('GET', `staff/contacts.csv?${query}`, token)).status).toBe(400);
  },
);
