import { type Kysely, sql } from 'kysely';
import type { RegisteredAnnouncement } from '@contract/announcements';
import type { Lead } from '@contract/leads';
import { waitFor } from '@api/auth/limits';
import type { Database } from '@api/db/schema';
import type { StoredAnnouncement } from '@api/db/schema-announcements';
import type { LeadPlaces } from '@api/leads/places';
import { clock } from '@domain/clock';
import type { AnnouncementEvent } from '@domain/announcement/states';
import type { Suspicion } from '@domain/suspicion';
import { summaryText } from '@domain/announcement/summary';
import { accountEmail } from './accounts';
import { keepPhotoLink } from './announcement-photo-links';
import { keepLead } from './leads';

/** What an announcement is known by besides its own row: its lead's. */
export type Announcement = StoredAnnouncement & {
  protocol: string;
  name: string;
  email: string;
  suspicion: Suspicion | null;
};

const announcements = (db: Kysely<Database>) =>
  db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .selectAll('announcement')
    .select(['lead.protocol', 'lead.name', 'lead.email', 'lead.suspicion']);

/**
 * Keeps an announcement once, with the contact by which the house is told of it, and gives its protocol: the first one's,
 * where the key has come before.
 * @param account who is signed in
 */
export const keepAnnouncement = (
  db: Kysely<Database>,
  registered: RegisteredAnnouncement,
  account: number | null,
  places: LeadPlaces,
): Promise<string> =>
  keepLead(db, leadOf(registered), places, {
    protocol: registered.protocol,
    async suspect(write) {
      const wait = await waitFor(write, 'announcementsByEmail', accountEmail(registered.announce.email));
      return registered.suspicion ?? (wait > 0 ? 'many' : null);
    },
    async beside(write, lead) {
      const now = clock.now();
      const received: AnnouncementEvent = { what: 'recebido', at: now.toISOString() };
      const { id } = await write
        .insertInto('announcement')
        .values({
          lead_id: lead,
          account_id: account,
          announce: JSON.stringify(registered.announce),
          history: JSON.stringify([received]),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (registered.photo_link) await keepPhotoLink(write, id, registered.photo_link);
    },
  });

const leadOf = ({ announce, ...sent }: RegisteredAnnouncement): Lead => ({
  idempotency_key: sent.idempotency_key,
  request_id: sent.request_id,
  kind: 'your-property',
  name: announce.proprietario_nome,
  email: announce.email,
  whatsapp: announce.proprietario_telefone,
  message: summaryText(announce),
  created_new_user: false,
  campaign: sent.campaign,
  experiments: sent.experiments,
  from: sent.from,
  consent: sent.consent,
});

/** The announcement of a lead; undefined: the lead is none. */
export const announcementOfLead = (db: Kysely<Database>, lead: number): Promise<Announcement | undefined> =>
  announcements(db).where('lead_id', '=', lead).executeTakeFirst();

export const announcementById = (db: Kysely<Database>, id: number): Promise<Announcement | undefined> =>
  announcements(db).where('announcement.id', '=', id).executeTakeFirst();

/** The newest first. */
export const allAnnouncements = (db: Kysely<Database>): Promise<Announcement[]> =>
  announcements(db).orderBy('announcement.id', 'desc').execute();

export const announcementByProtocol = (
  db: Kysely<Database>,
  protocol: string,
): Promise<Announcement | undefined> =>
  announcements(db).where('lead.protocol', '=', protocol).executeTakeFirst();

/** Whose an announcement is (SQL, of `announcement` and `lead`): who sent it signed in, or has proven its e-mail. */
export const isOf = (
  account: number,
) => sql<boolean>`(announcement.account_id = ${account} or lower(lead.email) in (
  select email from account where id = ${account} and verified_at is not null))`;

export const announcementsOf = (db: Kysely<Database>, account: number): Promise<Announcement[]> =>
  announcements(db).where(isOf(account)).orderBy('announcement.id', 'desc').limit(mostOfOwner).execute();

/** More than anybody announces. */
const mostOfOwner = 100;

/** Whose the listing is: who was signed in, where their e-mail is proven, else whose e-mail was given; lower case. */
export async function ownerEmail(
  db: Kysely<Database>,
  { account_id, email }: Pick<Announcement, 'account_id' | 'email'>,
): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', account_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.email ?? accountEmail(email);
}
