import { exportOf } from '../support/composed';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { testApi } from '../support/api';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

const secret = 'secures the account, and tells nothing of its owner';
const inner = 'a number of the house’s own, which stands for the owner and nothing else';
const anothers = 'is of another person, a guest, who sees and deletes it by the link';
const team = 'is of somebody of the team, of whom acts tell the role';
const ours = 'how the house works, not what it knows of the owner';

/** What the export does not give of what is kept of a customer, and why; '*' stands for all of a table. */
const leftOut: Record<string, Record<string, string>> = {
  account: { id: inner },
  account_identity: { account_id: inner, issuer: 'is told as the provider' },
  session: { id: secret, account_id: inner, refresh_hash: secret, expires_at: 'follows from the last use' },
  session_token: { '*': secret },
  session_refresh: { '*': secret },
  known_device: { account_id: inner, device_hash: secret },
  one_time_token: { '*': secret },
  audit_event: { id: inner, account_id: inner },
  attempt: { '*': secret },
  work: {
    id: inner,
    account_id: inner,
    person: 'is the account’s own e-mail',
    kind: ours,
    key: ours,
    line: ours,
    bulk: ours,
    attempts: ours,
    next_attempt_at: ours,
    held_until: ours,
    last_error: ours,
  },
  folder: {
    id: inner,
    account_id: inner,
    name_key: 'is the name, as names are compared',
    removal_id: 'is told as when it was removed',
  },
  folder_item: {
    id: inner,
    account_id: inner,
    folder_id: 'is told as the folder’s name',
    property_id: 'is told as the property’s code',
    removal_id: 'is told as when it was removed',
  },
  folder_removal: { id: inner, account_id: inner },
  folder_link: {
    id: inner,
    folder_id: 'is told as the folder’s name',
    token_hash: secret,
    guest_name: anothers,
  },
  guest_opinion: { '*': anothers },
  owner_opinion: {
    folder_id: 'is told as the folder’s name',
    property_id: 'is told as the property’s code',
  },
  home_note: { account_id: inner, property_id: 'is told as the property’s code' },
  property_visit: { account_id: inner, property_id: 'is told as the property’s number' },
  saved_search: { id: inner, account_id: inner, criteria_version: ours, location_id: ours },
  account_visit: { account_id: inner },
  purchase_profile: { account_id: inner },
  alert: {
    id: inner,
    account_id: inner,
    property_id: 'is told as the property’s code',
    event_id: 'follows from the property and the moment',
    letter_id: inner,
  },
  alert_letter: {
    id: inner,
    account_id: inner,
    rhythm: 'is told with each thing that it tells of',
    made_at: 'is told with each thing that it tells of',
  },
  owner_letter: { account_id: inner },
  owner_letter_off: { account_id: inner },
  owner_letter_link: { '*': secret },
  lead: {
    id: inner,
    idempotency_key: ours,
    request_id: ours,
    suspicion: ours,
    completed_at: ours,
    came_before: ours,
    words: 'are name, e-mail, phone and protocol, as a search compares them',
    product_id: 'is told as the property’s code',
    broker_id: team,
    member_id: team,
    noted_by: team,
    answer_informed: ours,
    reminded_on: ours,
  },
  lead_link: { '*': secret },
  lead_offer: { '*': team },
  lead_note: { id: inner, lead_id: 'is told as the contact’s number', member_id: team },
  announcement: {
    id: inner,
    lead_id: 'is told as the contact’s number',
    account_id: inner,
    property_id: 'is told as the property’s code',
    photos_at: 'is told as when it was changed',
  },
  announcement_draft: {
    id: inner,
    account_id: inner,
    revision: ours,
    member_id: team,
    property_id: 'is told as the property’s code',
    published_at: ours,
    published_revision: ours,
    discarded_at: ours,
  },
  subscription: {
    id: inner,
    token_hash: secret,
    token_until: secret,
    leave_token: 'a link that ends the subscription, which the house’s letters carry',
  },
  lead_delivery: { id: inner, lead_id: inner, history: ours },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Tables of people: accounts, what hangs on them, and what is found by their e-mail. */
async function personalColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (table_name in ('account', 'lead', 'attempt', 'subscription') or table_name in (
      select table_name from information_schema.columns where column_name in ('account_id', 'session_id', 'lead_id', 'folder_id', 'link_id')))`.execute(
    database.db,
  );
  return rows;
}

/** The columns that an export reads: 'table.column'. */
async function columnsGiven(): Promise<Set<string>> {
  const { email } = await signedInCustomer(testApi(database).client);
  await database.db
    .updateTable('account')
    .set({ verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  const queries: string[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(database.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const given = new Set<string>();
  const account = new Proxy((await accountByEmail(database.db, email))!, {
    get(target, column, receiver) {
      given.add(`account.${String(column)}`);
      return Reflect.get(target, column, receiver);
    },
  });
  await exportOf(database.db.withPlugin(listener), account);
  const columns = await personalColumns();
  for (const query of queries) {
    const [, selected = '', from] = /^select (.*?) from "(\w+)"/s.exec(query) ?? [];
    for (const { table, column } of columns)
      if (table === from && new RegExp(`\\b${column}\\b`).test(selected)) given.add(`${table}.${column}`);
  }
  return given;
}

test('the export contains every personal column or lists why it does not', async () => {
  const columns = await personalColumns();
  const given = await columnsGiven();
  const reasonFor = (table: string, column: string) => leftOut[table]?.[column] ?? leftOut[table]?.['*'];
  const silent = columns.filter(
    ({ table, column }) => !given.has(`${table}.${column}`) && !reasonFor(table, column),
  );
  expect(silent).toEqual([]);
  // No reason outlives its column.
  const columnNames = new Set(columns.flatMap(({ table, column }) => [`${table}.${column}`, `${table}.*`]));
  const reasons = Object.entries(leftOut).flatMap(([table, each]) =>
    Object.keys(each).map((column) => `${table}.${column}`),
  );
  expect(reasons.filter((reason) => !columnNames.has(reason))).toEqual([]);
});
