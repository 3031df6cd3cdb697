import type { Kysely } from 'kysely';
import type { StaffConflict } from '@contract/staff-conflict';
import type { StaffDatabase } from './schema';

interface Met {
  /** Fields of this writer that are saved. */
  saved: readonly string[];
  fields: readonly Pick<StaffConflict['fields'][number], 'name' | 'was' | 'theirs' | 'yours'>[];
  /** Names of a field in acts. */
  actNames?(field: string): readonly string[];
}

/** Acts of one record that a conflict looks at. */
const maxActs = 100;

/** Names who wrote each field last, and what else was written since; by the acts that are recorded so far. */
export async function describeConflict(
  db: Kysely<StaffDatabase>,
  subject: string,
  { saved, fields, actNames = (field) => [field] }: Met,
): Promise<StaffConflict> {
  const acts = await latestActs(db, subject);
  const described = fields.map((field) => {
    const names = actNames(field.name);
    const act = acts.find((each) => each.fields.some((name) => names.includes(name)));
    return { ...field, act };
  });
  const since = Math.min(...described.map(({ act }) => act?.id ?? Infinity));
  const known = new Set([...saved, ...fields.map(({ name }) => name)].flatMap(actNames));
  return {
    saved: [...saved],
    fields: described.map(({ act, ...field }) => ({ ...field, by: act?.by ?? null, at: act?.at ?? null })),
    others: acts
      .filter(({ id }) => id >= since)
      .map(({ by, at, ...act }) => ({ by, at, fields: act.fields.filter((name) => !known.has(name)) }))
      .filter((act) => act.fields.length > 0),
  };
}

async function latestActs(db: Kysely<StaffDatabase>, subject: string) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff_member', 'staff_member.id', 'audit_log.member_id')
    .select(['audit_log.id', 'audit_log.at', 'fields', 'staff_member.name as by'])
    .where('subject', '=', subject)
    .orderBy('audit_log.id', 'desc')
    .limit(maxActs)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
