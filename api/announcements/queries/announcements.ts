import type { Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { RegisteredAnnouncement } from '@contract/announcements';
import type { Lead } from '@contract/leads';
import { waitFor } from '@api/platform/http/limits';
import type { AnnouncementsDatabase } from '../schema';
import type { StoredAnnouncement } from '../schema-announcements';
import type { LeadDestinations } from '@api/leads/destinations';
import { clock } from '@domain/kernel/clock';
import type { AnnouncementEvent } from '@domain/announcement/states';
import type { Suspicion } from '@domain/leads/suspicion';
import { summaryText } from '@domain/announcement/summary';
import { accountEmail } from '@api/accounts/queries/accounts';
import { savePhotoLink } from './announcement-photo-links';
import { saveLead } from '@api/leads/queries/leads';

export type Announcement = StoredAnnouncement & {
  protocol: string;
  name: string;
  email: string;
  suspicion: Suspicion | null;
};

export const announcements = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .selectFrom('announcement')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .selectAll('announcement')
    .select(['lead.protocol', 'lead.name', 'lead.email', 'lead.suspicion']);

/** Saves an announcement and its lead once for each key. Returns the stored protocol. */
export const saveAnnouncement = (
  db: Kysely<AnnouncementsDatabase>,
  registered: RegisteredAnnouncement,
  account: number | null,
  places: LeadDestinations,
): Promise<string> =>
  saveLead(db, leadOf(registered), places, {
    protocol: registered.protocol,
    async suspect(write: Write<AnnouncementsDatabase>) {
      const wait = await waitFor(write, 'announcementsByEmail', accountEmail(registered.announce.email));
      return registered.suspicion ?? (wait > 0 ? 'many' : null);
    },
    async beside(write: Write<AnnouncementsDatabase>, lead) {
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
      if (registered.photo_link) await savePhotoLink(write, id, registered.photo_link);
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

export const announcementOfLead = (
  db: Kysely<AnnouncementsDatabase>,
  lead: number,
): Promise<Announcement | undefined> => announcements(db).where('lead_id', '=', lead).executeTakeFirst();

export const announcementById = (
  db: Kysely<AnnouncementsDatabase>,
  id: number,
): Promise<Announcement | undefined> =>
  announcements(db).where('announcement.id', '=', id).executeTakeFirst();

export const allAnnouncements = (db: Kysely<AnnouncementsDatabase>): Promise<Announcement[]> =>
  announcements(db).orderBy('announcement.id', 'desc').execute();

export const announcementByProtocol = (
  db: Kysely<AnnouncementsDatabase>,
  protocol: string,
): Promise<Announcement | undefined> =>
  announcements(db).where('lead.protocol', '=', protocol).executeTakeFirst();

/** SQL on `announcement` and `lead`: sent by the account, or with its verified e-mail. */
export const isOf = (
  account: number,
) => sql<boolean>`(announcement.account_id = ${account} or lower(lead.email) in (
  select email from account where id = ${account} and verified_at is not null))`;

export const announcementsOf = (
  db: Kysely<AnnouncementsDatabase>,
  account: number,
): Promise<Announcement[]> =>
  announcements(db).where(isOf(account)).orderBy('announcement.id', 'desc').limit(maxPerOwner).execute();

const maxPerOwner = 100;

/** Lower case: e-mail of a verified account, otherwise the e-mail in the form. */
export async function ownerEmail(
  db: Kysely<AnnouncementsDatabase>,
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
