import { type Kysely, sql } from 'kysely';
import { recordAct } from '@api/audit/record-act';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import type { StaffReading } from '@contract/staff-audit';
import { actorOf } from '../guard';
import type { StaffDatabase } from '../schema';
import type { StaffContext } from './sessions';

interface Read {
  verb: 'contacts.read' | 'announcements.read' | 'people.read' | 'properties.read';
  /** `subjectOf` */
  subject: string;
}

/** Readings of a member closer than this are one act. */
const sameReadingMinutes = 10;

/** Records that a member opens a person's data, in the transaction that reads it. */
export async function recordReading(
  write: Write<StaffDatabase>,
  reader: Pick<StaffContext, 'member'>,
  { verb, subject }: Read,
): Promise<void> {
  const known = await write
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('member_id', '=', reader.member.id)
    .where('verb', '=', verb)
    .where('at', '>', sql<Date>`${sqlNow()} - make_interval(mins => ${sameReadingMinutes})`)
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordAct(write, { actor: actorOf(reader), verb, subject });
}

const readersShown = 5;

/** The newest first. */
export async function readersOf(db: Kysely<StaffDatabase>, { verb, subject }: Read): Promise<StaffReading[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff_member', 'staff_member.id', 'audit_log.member_id')
    .select(['at', 'staff_member.name as member'])
    .where('subject', '=', subject)
    .where('verb', '=', verb)
    .orderBy('audit_log.id', 'desc')
    .limit(readersShown)
    .execute();
  return rows.map(({ at, member }) => ({ member, at: at.toISOString() }));
}
