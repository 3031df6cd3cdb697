import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { LeadDestinations } from '@api/leads/destinations';
import { releaseHeld } from '@api/leads/release-held-lead';
import { inTransaction } from '@api/platform/db/transaction';
import type { AnnouncementsDatabase } from './schema';

/** Releases what was held as suspicious: its deliveries and letters go out. false: nothing with this protocol is held. */
export const releaseAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  places: LeadDestinations,
  actor: Actor,
): Promise<boolean> =>
  inTransaction(db, async (write) => {
    const lead = await releaseHeld(write, protocol, places);
    if (!lead) return false;
    await recordAct(write, {
      ...{ actor, verb: 'announcements.write', subject: subjectOf('lead', lead.id) },
      changes: { held: [true, false] },
    });
    return true;
  });
