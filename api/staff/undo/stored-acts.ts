import type { Kysely } from 'kysely';
import { readContent } from '@api/audit/content';
import type { StaffDatabase } from '../schema';
import type { Left, StoredAct } from './plan-undo';

const acts = (db: Kysely<StaffDatabase>) =>
  db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .select(['audit_log.id', 'member_id', 'verb', 'subject', 'content_hash', 'content'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_log as undo').select('undo.id').whereRef('undo.undoes', '=', 'audit_log.id'),
      ).as('is_undone'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof acts>['executeTakeFirstOrThrow']>>;

/** An act without values has none to restore either. */
const storedAct = ({ id, subject, content_hash, content, is_undone }: Row): StoredAct => ({
  ...{ id, subject, isUndone: Boolean(is_undone) },
  changes: content_hash === null ? {} : (readContent(content)?.changes ?? null),
});

export async function actToUndo(db: Kysely<StaffDatabase>, id: number) {
  const row = await acts(db).where('audit_log.id', '=', id).executeTakeFirst();
  return row && { ...storedAct(row), memberId: row.member_id, verb: row.verb };
}
export type ActToUndo = NonNullable<Awaited<ReturnType<typeof actToUndo>>>;

/** The acts on records of a bulk; none: `id` is no bulk. */
export async function actsOfBatch(db: Kysely<StaffDatabase>, id: number): Promise<StoredAct[]> {
  const rows = await acts(db).where('batch', '=', id).orderBy('audit_log.id').execute();
  return rows.map(storedAct);
}

/** Of these acts. For after their records are locked: until then another may undo them. */
export async function undoneOf(db: Kysely<StaffDatabase>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_log')
    .select('undoes')
    .where('undoes', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute();
  return new Set(rows.flatMap(({ undoes }) => undoes ?? []));
}

/** Who changed it since: the name of the newest act on the field, or took the act back. */
export async function changedBy(
  db: Kysely<StaffDatabase>,
  { act, subject, field, reason }: Left,
): Promise<string | null> {
  if (reason !== 'changed' && reason !== 'undone') return null;
  let query = db
    .selectFrom('audit_log')
    .innerJoin('staff_member', 'staff_member.id', 'audit_log.member_id')
    .select('staff_member.name')
    .where('audit_log.id', '>', act)
    .orderBy('audit_log.id', 'desc');
  query =
    reason === 'undone'
      ? query.where('undoes', '=', act)
      : query
          .where('subject', '=', subject)
          .where(({ eb, fn, val, ref }) => eb(val(field), '=', fn.any(ref('fields'))));
  return (await query.executeTakeFirst())?.name ?? null;
}
