import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { namedDestinations, type LeadDestinations } from '@api/leads/destinations';
import { webhookJobName } from '@api/leads/notify-lead';
import { mailJobName, type QueuedEmail } from '@api/platform/email/queue-mail';
import type { Announcement } from './queries/announcements';
import { addJob } from '@api/platform/jobs/queue';
import { accountEmail } from '@api/accounts/queries/accounts';

/** Collects several uploads in one notification. */
const notifyAfterSeconds = 15 * 60;

/** New photos notify the brokerage, except for a held announcement: its release does that. */
export const photosChanged = (
  db: Kysely<AnnouncementsDatabase>,
  { id, lead_id, email, suspicion }: Announcement,
  { fotos, added }: { fotos: readonly string[]; added: boolean },
  leadDestinations: LeadDestinations,
): Promise<void> =>
  inTransaction(db, async (write) => {
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
    for (const { place, address } of await namedDestinations(write, lead, leadDestinations)) {
      const job = {
        key: `photos:${id}:${address}`,
        person: accountEmail(email),
        afterSeconds: notifyAfterSeconds,
      };
      const queuedEmail: QueuedEmail<'announcement-photos'> = {
        ...{ letter: 'announcement-photos', about: { announcement: id }, to: address },
      };
      if (place === 'house') await addJob(write, { ...job, kind: mailJobName, details: queuedEmail });
      if (place === 'webhook')
        await addJob(write, { ...job, kind: webhookJobName, details: { about: { photosOf: lead_id } } });
    }
  });
