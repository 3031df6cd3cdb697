import type { Write } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { announcedSource } from '@api/catalogue/source-name';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { putListedOwners } from '@api/owners/chosen/listed-owners';
import { noteInvited } from '@api/owners/invited';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { ownerEmail } from './queries/announcements';
import { act, type ActOptions, type Change } from './act';
import { announcedListing } from './announced-listing';
import { registerStored } from '@api/platform/photos/register';
import type { AnnouncedPhoto } from './announced-photos';
import { addHidden, publishListing, setAnnouncedPhotos, unpublishListing } from './hidden-listing';

export const moveAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  what: 'em análise' | 'visita de fotos',
  options?: ActOptions,
) => act(db, protocol, { what }, async () => ({}), options);

interface AcceptOptions extends ActOptions {
  country?: string;
  /** Already in the photo store. */
  photos?: readonly AnnouncedPhoto[];
}

/** Creates the hidden listing and links it to its owner. */
export const acceptAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  { country, photos = [], ...options }: AcceptOptions = {},
) => {
  const change: Change = async (write, { announce, ...announcement }) => {
    const listing = announcedListing(announce, {
      reference: `AN-${protocol}`,
      ...{ country, gazetteer: await openGazetteer() },
    });
    const property_id = await addHidden(write, announcedSource, {
      ...listing,
      photos: await asListed(write, photos, listing.title),
    });
    await setBroker(write, property_id, announcement.lead_id);
    const email = await ownerEmail(write, announcement);
    await putListedOwners(write, [{ property: property_id, email, onlyYouUntil: null }], sqlNow());
    // This event's e-mail already invites: a later import of the owners file must not invite again.
    if (!(await accountByEmail(write, email))) await noteInvited(write, email);
    return { property_id };
  };
  return act(db, protocol, { what: 'aceito' }, change, options);
};

/** The broker who answers the announcement's contact is that of the listing. */
const setBroker = async (write: Write<AnnouncementsDatabase>, property: number, lead: number) =>
  void (await write
    .updateTable('property')
    .set(({ selectFrom }) => ({
      broker_id: selectFrom('lead').select('lead.broker_id').where('lead.id', '=', lead),
    }))
    .where('id', '=', property)
    .execute());

/** Publishes the listing. @param photos already in the photo store; undefined: keep the current photos */
export const publishAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  photos?: readonly AnnouncedPhoto[],
  options?: ActOptions,
) => {
  const change: Change = async (write, { property_id }) => {
    if (photos) await setAnnouncedPhotos(write, property_id!, (title) => asListed(write, photos, title));
    await publishListing(write, property_id!);
    return {};
  };
  return act(db, protocol, { what: 'no ar' }, change, options);
};

/** Registers photos from the photo store and converts them for a listing. */
export async function asListed(
  write: Write<AnnouncementsDatabase>,
  photos: readonly AnnouncedPhoto[],
  title: string,
) {
  for (const photo of photos) await registerStored(write, photo.url, photo);
  return photos.map(({ url, alt }) => ({ url, alt: alt || title }));
}

/** @param reason for the owner */
export const declineAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
  reason: string,
  options?: ActOptions,
) => {
  const change: Change = async (write, { property_id, state }) => {
    if (property_id !== null) await unpublishListing(write, property_id, state === 'no ar');
    return {};
  };
  return act(db, protocol, { what: 'recusado', reason }, change, options);
};
