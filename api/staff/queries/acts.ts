import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { readContent } from '@api/audit/content';
import { readSubject } from '@api/audit/record-act';
import { likeText, type NamedSubject, type SubjectNames } from '@api/audit/subject-names';
import type { StaffAct, staffAuditQuery, StaffActs } from '@contract/staff-audit';
import { timeZone } from '@domain/kernel/moment';
import type { Verb } from '@domain/staff/roles';
import type { StaffDatabase } from '../schema';

const pageSize = 50;

/** `hidesTeam`: without acts on members and invitations. */
type Query = z.output<typeof staffAuditQuery> & { exceptVerb?: Verb; hidesTeam?: boolean };

/** @param names without them subjects are unnamed and not searched: a record's own history */
export async function listActs(
  db: Kysely<StaffDatabase>,
  query: Query,
  names: readonly SubjectNames<StaffDatabase>[] = [],
): Promise<Pick<StaffActs, 'acts' | 'has_more'>> {
  const subjects = query.text === undefined ? [] : await subjectsNamed(db, names, query.text);
  const rows = await found(db, query, subjects)
    .orderBy('audit_log.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const acts = rows
    .slice(0, pageSize)
    .map(({ at, name, content_hash, content, is_undone, records, ...row }) => ({
      ...row,
      at: at.toISOString(),
      member: name,
      reason: null,
      changes: null,
      ...readContent(content),
      is_erased: content_hash !== null && content === null,
      is_undone: Boolean(is_undone),
      records: Number(records) || null,
    }));
  const named = await namesOf(
    db,
    names,
    acts.map(({ subject }) => subject),
  );
  return {
    acts: acts.map((act) => {
      const { name = null, hasLeft } = named.get(act.subject) ?? {};
      return { ...act, subject_name: name, ...(hasLeft && { subject_left: true }) };
    }) satisfies StaffAct[],
    has_more: rows.length > pageSize,
  };
}

/** By subject: one query for each kind. */
export async function namesOf(
  db: Kysely<StaffDatabase>,
  names: readonly SubjectNames<StaffDatabase>[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, NamedSubject>> {
  const found = new Map<string, NamedSubject>();
  for (const { kind, read } of names) {
    const ids = subjects
      .map(readSubject)
      .filter((each) => each.kind === kind && /^\d{1,15}$/.test(each.id))
      .map(({ id }) => Number(id));
    if (ids.length > 0)
      for (const named of await read(db, [...new Set(ids)])) found.set(`${kind}:${named.id}`, named);
  }
  return found;
}

/** Records that a text names. */
async function subjectsNamed(
  db: Kysely<StaffDatabase>,
  names: readonly SubjectNames<StaffDatabase>[],
  text: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const { kind, search } of names)
    if (search) found.push(...(await search(db, text)).map((id) => `${kind}:${id}`));
  return found;
}

function found(
  db: Kysely<StaffDatabase>,
  { before, member, subject, exceptVerb, verb, ...more }: Query,
  subjects: readonly string[],
) {
  const { text, since, hidesTeam } = more;
  let query = acts(db);
  // Of a bulk its one act; a record's own history has its part.
  query = subject
    ? query.where('audit_log.subject', '=', subject)
    : query.where('audit_log.batch', 'is', null);
  if (before) query = query.where('audit_log.id', '<', Number(before));
  if (member) query = query.where('audit_log.member_id', '=', Number(member));
  if (verb) query = query.where('audit_log.verb', '=', verb);
  if (hidesTeam)
    for (const team of ['member', 'invitation'])
      query = query.where('audit_log.subject', 'not like', `${team}:%`);
  if (exceptVerb) query = query.where('audit_log.verb', '<>', exceptVerb);
  if (since)
    query = query.where(sql<boolean>`audit_log.at >= ${since}::date::timestamp at time zone ${timeZone}`);
  if (text)
    query = query.where(({ or, eb }) =>
      or([
        eb(sql`split_part(audit_log.subject, ':', 2)`, '=', text),
        eb('staff_member.name', 'ilike', likeText(text)),
        sql<boolean>`audit_log.subject = any(${subjects}::text[])`,
      ]),
    );
  return query;
}

const acts = (db: Kysely<StaffDatabase>) =>
  db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .leftJoin('staff_member', 'staff_member.id', 'audit_log.member_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.role', 'audit_log.verb', 'audit_log.subject'])
    .select(['audit_log.fields', 'audit_log.request_id', 'audit_log.undoes'])
    .select(['content_hash', 'content', 'staff_member.name'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('audit_log as undo').select('undo.id').whereRef('undo.undoes', '=', 'audit_log.id'),
      ).as('is_undone'),
      selectFrom('audit_log as part')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('part.batch', '=', 'audit_log.id')
        .as('records'),
    ]);

/** How far the chain goes. */
export async function chainEnd(db: Kysely<StaffDatabase>): Promise<StaffActs['chain']> {
  const last = await db
    .selectFrom('audit_seal')
    .innerJoin('audit_log', 'audit_log.id', 'audit_seal.log_id')
    .select(['position', 'audit_log.at'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { acts: last.position, sealed_until: last.at.toISOString() } : null;
}
