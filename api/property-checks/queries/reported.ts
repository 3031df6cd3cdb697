import { type Kysely, sql } from 'kysely';
import type { ReportedChange } from '@contract/staff-checks';
import type { PropertyChecksDatabase } from '../schema';

type Db = Kysely<PropertyChecksDatabase>;

/** Of Hoje. */
const shownRows = 10;

/** Its broker has said that it changed: the question is answered. */
export const isReported = sql<boolean>`exists (
  select from reported_change r where r.property_id = property.id)`;

export async function countReported(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reported_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const reports = (db: Db) =>
  db
    .selectFrom('reported_change')
    .innerJoin('property', 'property.id', 'property_id')
    .leftJoin('staff_member', 'staff_member.id', 'member_id')
    .select(['property.id', 'property.reference as code', 'property.district', 'note', 'at'])
    .select('staff_member.name as by');

/** The oldest first. */
export async function reportedChanges(db: Db): Promise<{ count: number; rows: ReportedChange[] }> {
  const rows = await reports(db).orderBy('at').orderBy('property.id').limit(shownRows).execute();
  return { count: await countReported(db), rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

export async function reportOf(
  db: Db,
  id: number,
): Promise<{ note: string; by: string | null; at: string } | null> {
  const row = await reports(db).where('property.id', '=', id).executeTakeFirst();
  return row ? { note: row.note, by: row.by, at: row.at.toISOString() } : null;
}
