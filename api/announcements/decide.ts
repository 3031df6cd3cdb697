import type { Kysely } from 'kysely';
import type { StaffDecision } from '@contract/staff-announcement-writes';
import type { Actor } from '@api/audit/record-act';
import { ApiError } from '@api/platform/http/errors';
import type { ActOptions } from './act';
import { ActRefused } from './act-refused';
import { acceptAnnouncement, declineAnnouncement, moveAnnouncement, publishAnnouncement } from './acts';
import type { AnnouncedPhoto } from './announced-photos';
import type { AnnouncementsDatabase } from './schema';

interface DecideOptions extends StaffDecision {
  actor: Actor;
  /** Already in the photo store. */
  photos: AnnouncedPhoto[] | undefined;
}

/** A member's decision: the same functions as the commands. @throws 409 */
export async function decide(
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  { decision, message, version, actor, photos }: DecideOptions,
): Promise<void> {
  const options: ActOptions = { actor, version: Number(version), message };
  try {
    if (decision === 'aceito') await acceptAnnouncement(db, protocol, { ...options, photos });
    else if (decision === 'no ar') await publishAnnouncement(db, protocol, photos, options);
    else if (decision === 'recusado')
      await declineAnnouncement(db, protocol, message, { ...options, message: undefined });
    else await moveAnnouncement(db, protocol, decision, options);
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error;
    throw new ApiError(409, 'REFUSED', `Nada foi feito: o anúncio ${error.message}.`);
  }
}
