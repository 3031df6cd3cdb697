import { inTransaction, type Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { type Actor, operator, recordAct, subjectOf } from '@api/audit/record-act';
import { beginTime } from '@api/platform/db/transaction-time';
import { sqlNow } from '@api/platform/db/sql-now';
import { queueMail } from '@api/platform/email/queue-mail';
import { type Announcement, announcementByProtocol } from './queries/announcements';
import { clock } from '@domain/kernel/clock';
import {
  type AnnouncementEvent,
  type AnnouncementNews,
  type AnnouncementState,
  whyNot,
} from '@domain/announcement/states';
import { ActRefused } from './act-refused';
import { requireVersion } from './changed-since';

/** Returns columns to set on the announcement. */
export type Change = (
  write: Write<AnnouncementsDatabase>,
  announcement: Announcement,
) => Promise<{ property_id?: number }>;

export interface ActOptions {
  /** Without one: a command of the operator. */
  actor?: Actor;
  /** Number of events that the page has shown; undefined: whatever happened before. */
  version?: number;
  /** For the owner, in the event's e-mail. */
  message?: string;
}

/** An event, what it changes, its e-mail and its act, in one transaction. undefined: not found. @throws ActRefused; 409 */
export const act = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  event: Pick<AnnouncementEvent, 'reason'> & { what: AnnouncementNews },
  change: Change,
  { actor = operator, version, message }: ActOptions = {},
): Promise<Announcement | undefined> =>
  inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await beginTime(write);
    const announcement = await lockedAnnouncement(write, protocol);
    if (!announcement) return undefined;
    const { id, lead_id, history, email, suspicion } = announcement;
    if (version !== undefined) await requireVersion(write, announcement, version);
    if (suspicion) throw new ActRefused('está à parte, como suspeito', '; release o solta');
    refuseImpossible(announcement, event.what, Boolean(message));
    const changed = await change(write, announcement);
    const logged = await recordAct(write, {
      ...{ actor, verb: 'announcements.write', subject: subjectOf('lead', lead_id) },
      changes: { state: [stageOf(announcement), event.what] },
      reason: event.reason ?? message ?? null,
    });
    const noted: AnnouncementEvent = {
      ...{ ...event, ...(message && { message }) },
      ...{ at: clock.now().toISOString(), act: logged },
    };
    await write
      .updateTable('announcement')
      .set({ ...changed, history: JSON.stringify([...history, noted]), updated_at: sqlNow() })
      .$if(event.what !== 'aceito', (update) => update.set({ state: event.what as AnnouncementState }))
      .where('id', '=', id)
      .execute();
    const about = { announcement: id, what: event.what, event: history.length };
    await queueMail(write, 'announcement-news', { email }, about);
    return announcementByProtocol(write, protocol);
  });

export async function lockedAnnouncement(
  write: Write<AnnouncementsDatabase>,
  protocol: string,
): Promise<Announcement | undefined> {
  const known = await announcementByProtocol(write, protocol);
  if (!known) return undefined;
  await write.selectFrom('announcement').select('id').where('id', '=', known.id).forUpdate().execute();
  // Read again: the first read had no lock.
  return announcementByProtocol(write, protocol);
}

function refuseImpossible(
  { state, property_id }: Announcement,
  what: AnnouncementNews,
  isQuestion: boolean,
): void {
  const refusal = whyNot(what, { state, isAccepted: property_id !== null, isQuestion });
  if (refusal) throw new ActRefused(refusal.why, refusal.hint);
}

/** The state, or that its listing exists. */
const stageOf = ({ state, property_id }: Announcement) =>
  property_id !== null && state !== 'no ar' ? 'aceito' : state;
