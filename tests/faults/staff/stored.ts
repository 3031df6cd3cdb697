import { sql } from 'kysely';
import { readContent } from '@api/audit/content';
import { readSubject } from '@api/audit/record-act';
import type { OpenDatabase } from '@api/open-database';

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;
export type Changes = Record<string, [Value, Value]>;

export interface StoredAct {
  id: number;
  verb: string;
  subject: string;
  request: string | null;
  undoes: number | null;
  batch: number | null;
  changes: Changes;
}

export type Stored = Awaited<ReturnType<typeof readStored>>;

/** All acts in their order. */
export async function readActs({ db }: OpenDatabase): Promise<StoredAct[]> {
  const acts = await db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'log_id', 'audit_log.id')
    .select(['audit_log.id', 'verb', 'subject', 'request_id as request', 'undoes', 'batch', 'content'])
    .orderBy('audit_log.id')
    .execute();
  return acts.map(({ content, ...act }) => ({ ...act, changes: changesIn(content) }));
}

/** That wait. */
export const readEmails = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('work').select('details').where('kind', '=', 'mail').execute()).map(
    ({ details }) => details as { letter: string; about: Record<string, Value> },
  );

/** Rows of the records that members write, and all acts. */
export async function readStored(database: OpenDatabase) {
  const { db } = database;
  const { rows: leads } = await sql<{ id: number; noted: boolean; taken: boolean } & Values>`
    select id, state, state_reason, to_char(remind_on, 'YYYY-MM-DD') as remind_on, next_step,
      to_char(next_on, 'YYYY-MM-DD') as next_on, coalesce('broker:' || broker_id, 'member:' || member_id) as responsible,
      noted_by is not null as noted, taken_at is not null as taken from lead order by id`.execute(db);
  const members = await db.selectFrom('staff_member').select(['id', 'role']).execute();
  const brokers = await db
    .selectFrom('broker')
    .select(['id', 'slug', 'name', 'creci', 'phone', 'email', 'linkedin', 'cv', 'active'])
    .execute();
  const values = (rows: readonly (Values & { id: number })[], kind: string) =>
    rows.map(({ id, ...row }): [string, Values] => [`${kind}:${id}`, row]);
  return {
    acts: await readActs(database),
    records: new Map([
      ...leads.map(({ id, noted: _, taken: __, ...row }): [string, Values] => [`lead:${id}`, row]),
      ...values(members, 'member'),
      ...values(
        brokers.map(({ slug: _, ...row }) => row),
        'broker',
      ),
    ]),
    leads: leads.map(({ id, noted, taken, responsible }) => ({ id, noted, taken, responsible })),
    brokers,
    notes: await db.selectFrom('lead_note').select(['lead_id', 'text']).orderBy('id').execute(),
    house: (await db.selectFrom('house').select('content').executeTakeFirstOrThrow()).content,
    announcements: await db
      .selectFrom('announcement')
      .select(['id', 'lead_id', 'history', 'state', 'property_id'])
      .orderBy('id')
      .execute(),
    emails: await readEmails(database),
    sessions: await db.selectFrom('staff_session').select('member_id').execute(),
  };
}

/** Who answers as 'broker:12': names are no values of the record. */
const changesIn = (content: string | null): Changes =>
  Object.fromEntries(
    Object.entries(readContent(content)?.changes ?? {}).map(([name, [old, is]]) => [
      name,
      [plain(old), plain(is)],
    ]),
  );

const plain = (value: unknown): Value =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value
    ? `${String(value.kind)}:${String(value.id)}`
    : (value as Value);

/** 312 of 'contacts:312'; 0 for an act of one record. */
export function bulkSizeOf({ subject }: StoredAct): number {
  const { kind, id } = readSubject(subject);
  return kind === 'contacts' ? Number(id) : 0;
}
