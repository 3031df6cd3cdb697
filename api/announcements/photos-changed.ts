import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { placesNamed, type LeadPlaces } from '@api/leads/places';
import { webhookWork } from '@api/leads/tell-lead';
import { mailWork, type QueuedLetter } from '@api/mail/queue-mail';
import type { Announcement } from '@api/repositories/announcements';
import { addWork } from '@api/work/queue';
import { accountEmail } from '@api/repositories/accounts';

/** The house hears of photos this much later, once of all that have come by then. */
const heardAfterSeconds = 15 * 60;

/**
 * The photos of an announcement that was sent are others now. Where some were added the house hears of it as it has of the
 * announcement, by letter and webhook, once for many; of what is kept apart it hears when that is released.
 */
export const photosChanged = (
  db: Kysely<Database>,
  { id, lead_id, email, suspicion }: Announcement,
  { fotos, added }: { fotos: readonly string[]; added: boolean },
  leadPlaces: LeadPlaces,
): Promise<void> =>
  db.transaction().execute(async (write) => {
    await write
      .updateTable('announcement')
      .set({
        announce: sql`jsonb_set(announce, '{fotos}', ${JSON.stringify(fotos)}::jsonb)`,
        photos_at: sqlNow(),
      })
      .where('id', '=', id)
      .execute();
    if (!added || suspicion) return;
    const lead = { kind: 'your-property', broker: null } as const;
    for (const { place, address } of await placesNamed(write, lead, leadPlaces)) {
      const work = {
        key: `photos:${id}:${address}`,
        person: accountEmail(email),
        afterSeconds: heardAfterSeconds,
      };
      const letter: QueuedLetter<'announcement-photos'> = {
        ...{ letter: 'announcement-photos', about: { announcement: id }, to: address },
      };
      if (place === 'house') await addWork(write, { ...work, kind: mailWork, details: letter });
      if (place === 'webhook')
        await addWork(write, { ...work, kind: webhookWork, details: { about: { photosOf: lead_id } } });
    }
  });
