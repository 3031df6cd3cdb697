import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@api/db/schema';
import { beginTime } from '@api/db/transaction-time';
import { sqlNow } from '@api/db/sql-now';
import { openGazetteer } from '@api/gazetteer/gazetteer';
import { queueMail } from '@api/mail/queue-mail';
import { noteInvited } from '@api/owners/invited';
import { accountByEmail } from '@api/repositories/accounts';
import { type Announcement, announcementByProtocol, ownerEmail } from '@api/repositories/announcements';
import { clock } from '@domain/clock';
import {
  type AnnouncementEvent,
  type AnnouncementNews,
  type AnnouncementState,
  whyNot,
} from '@domain/announcement/states';
import { ActRefused } from './act-refused';
import { announcedListing } from './announced-listing';
import { registerStored } from '@api/photos/register';
import type { AnnouncedPhoto } from './announced-photos';
import { addHidden, putOnOffer, setAnnouncedPhotos, takeOff } from './hidden-listing';

/** What an act changes of the announcement besides its history. */
type Change = (write: Transaction<Database>, announcement: Announcement) => Promise<{ property_id?: number }>;

/**
 * Does one thing with an announcement, keeps that in its history, and tells its owner by letter, in one transaction;
 * undefined: there is no such announcement.
 * @throws ActRefused where it cannot follow; nothing is changed
 */
const act = (
  db: Kysely<Database>,
  protocol: string,
  event: { what: AnnouncementNews; reason?: string },
  change: Change,
): Promise<Announcement | undefined> =>
  db.transaction().execute(async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await beginTime(write);
    const known = await announcementByProtocol(write, protocol);
    if (!known) return undefined;
    await write.selectFrom('announcement').select('id').where('id', '=', known.id).forUpdate().execute();
    // As it is now that nobody else changes it.
    const announcement = (await announcementByProtocol(write, protocol))!;
    const { id, state, property_id, history, email, suspicion } = announcement;
    if (suspicion) throw new ActRefused('está à parte, como suspeito; release o solta');
    const refusal = whyNot(event.what, { state, isAccepted: property_id !== null });
    if (refusal) throw new ActRefused(refusal);
    const changed = await change(write, announcement);
    const noted: AnnouncementEvent = { ...event, at: clock.now().toISOString() };
    await write
      .updateTable('announcement')
      .set({ ...changed, history: JSON.stringify([...history, noted]), updated_at: sqlNow() })
      .$if(event.what !== 'aceito', (update) => update.set({ state: event.what as AnnouncementState }))
      .where('id', '=', id)
      .execute();
    await queueMail(write, 'announcement-news', { email }, { announcement: id, what: event.what });
    return announcementByProtocol(write, protocol);
  });

/** The house looks at it, or comes to take photos. */
export const moveAnnouncement = (
  db: Kysely<Database>,
  protocol: string,
  what: 'em análise' | 'visita de fotos',
) => act(db, protocol, { what }, async () => ({}));

/** Makes its hidden listing, which is its owner's from then on. @param photos what came with it, in the store already */
export const acceptAnnouncement = (
  db: Kysely<Database>,
  protocol: string,
  { country, photos = [] }: { country?: string; photos?: readonly AnnouncedPhoto[] } = {},
) =>
  act(db, protocol, { what: 'aceito' }, async (write, { announce, ...announcement }) => {
    const listing = announcedListing(announce, { protocol, country, gazetteer: await openGazetteer() });
    const property_id = await addHidden(write, {
      ...listing,
      photos: await asListed(write, photos, listing.title),
    });
    const email = await ownerEmail(write, announcement);
    await write.insertInto('property_owner').values({ property_id, email, since: sqlNow() }).execute();
    // Its letter asks them: whoever reads the operator's owners file next does not ask again.
    if (!(await accountByEmail(write, email))) await noteInvited(write, email);
    return { property_id };
  });

/**
 * Puts its listing on offer.
 * @param photos as its owner has left them, who may have changed them since it was accepted; undefined: they stay
 */
export const publishAnnouncement = (
  db: Kysely<Database>,
  protocol: string,
  photos?: readonly AnnouncedPhoto[],
) =>
  act(db, protocol, { what: 'no ar' }, async (write, { property_id }) => {
    if (photos) await setAnnouncedPhotos(write, property_id!, (title) => asListed(write, photos, title));
    await putOnOffer(write, property_id!);
    return {};
  });

/** Registers photos that lie in the store, and gives them as a listing has them. */
async function asListed(write: Transaction<Database>, photos: readonly AnnouncedPhoto[], title: string) {
  for (const photo of photos) await registerStored(write, photo.url, photo);
  return photos.map(({ url, alt }) => ({ url, alt: alt || title }));
}

/** The house does not announce it, or not any more. @param reason for its owner to read */
export const declineAnnouncement = (db: Kysely<Database>, protocol: string, reason: string) =>
  act(db, protocol, { what: 'recusado', reason }, async (write, { property_id, state }) => {
    if (property_id !== null) await takeOff(write, property_id, state === 'no ar');
    return {};
  });
