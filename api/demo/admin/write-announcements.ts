import type { Kysely } from 'kysely';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { noDestinations } from '@api/leads/destinations';
import type { Write } from '@api/platform/db/transaction';
import { registerAnnouncementBody } from '@contract/announcements';
import type { AnnouncementEvent } from '@domain/announcement/states';
import { privacyVersion } from '@domain/people/privacy';
import type { DemoDatabase } from '../schema';
import { demoAnnouncements } from './announcements';
import { house, writeDelivery } from './write-contacts';
import { writeAnnouncementPhotos } from './announcement-photos';

const dayMs = 24 * 3600_000;
const hourMs = 3600_000;
/** When an announcement of today came, before now. */
const newestMs = 2 * hourMs;
const cameAt = (daysAgo: number, now: Date) => new Date(now.getTime() - newestMs - daysAgo * dayMs);

/** Held, so that no e-mail is queued; `showAnnouncements` ends that. Repeatable. */
export async function saveAnnouncements(
  db: Kysely<DemoDatabase>,
  { now, dataDir, siteUrl }: { now: Date; dataDir: string; siteUrl: string },
): Promise<void> {
  for (const { protocol, announce, photos: files, daysAgo } of demoAnnouncements) {
    const at = cameAt(daysAgo, now);
    const fotos = await writeAnnouncementPhotos({ protocol, files, at, dataDir, siteUrl });
    const registered = registerAnnouncementBody.parse({
      ...{ protocol, announce: { ...announce, fotos }, suspicion: 'many' },
      idempotency_key: `demo-admin-announcement-${protocol}`,
      consent: { version: privacyVersion, at: at.toISOString() },
    });
    await saveAnnouncement(db, registered, null, noDestinations);
  }
}

export async function showAnnouncements(write: Write<DemoDatabase>, now: Date): Promise<void> {
  for (const { protocol, state, daysAgo } of demoAnnouncements) {
    const created_at = cameAt(daysAgo, now);
    const updated_at = state === 'recebido' ? created_at : new Date(created_at.getTime() + 20 * hourMs);
    const history: AnnouncementEvent[] = [{ what: 'recebido', at: created_at.toISOString() }];
    if (state !== 'recebido') history.push({ what: state, at: updated_at.toISOString() });
    const lead = await write
      .updateTable('lead')
      .set({ suspicion: null, created_at })
      .where('idempotency_key', '=', `demo-admin-announcement-${protocol}`)
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeDelivery(write, lead.id, { ...house, state: 'sent' }, created_at);
    await write
      .updateTable('announcement')
      .set({ state, history: JSON.stringify(history), created_at, updated_at })
      .where('lead_id', '=', lead.id)
      .execute();
  }
}
