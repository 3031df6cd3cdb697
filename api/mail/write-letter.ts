import type { Kysely } from 'kysely';
import { alertLetter } from '@api/alerts/alert-letter';
import { announcementNewsLetter } from '@api/announcements/news-letter';
import { announcementPhotosLetter } from '@api/announcements/photos-letter';
import { announcementReceivedLetter } from '@api/announcements/received-letter';
import { drawToken, type TokenPurpose } from '@api/auth/one-time-tokens';
import type { Lead } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { leadFacts } from '@api/leads/lead-facts';
import { isToldByLetter, leadLetter, receiptLetter } from '@api/leads/lead-letters';
import { ownerLetter } from '@api/owner-report/letters/owner-letter';
import { ownerInvitationLetter } from '@api/owners/invitation-letter';
import { accountByEmail } from '@api/repositories/accounts';
import { drawPhotoLink } from '@api/repositories/announcement-photo-links';
import { announcementById, announcementOfLead } from '@api/repositories/announcements';
import { confirmationLetter, subscriptionEndLetter } from '@api/subscriptions/letters';
import { clock } from '@domain/clock';
import { ownersPhotosParams, ownersPhotosPath } from '@domain/announcement/photos';
import { type House, type Letter, privacyUrl } from './letter';
import type { LetterDetails, LetterName } from './letter-details';
import { letterPages } from './letter-pages';
import {
  accountDeletedLetter,
  deletionAskedLetter,
  identityLinkedLetter,
  invitationLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from './letters';
import type { QueuedLetter } from './queue-mail';

interface Desk {
  db: Kysely<Database>;
  house: House;
}
type Writer<Name extends LetterName> = (
  desk: Desk,
  /** `account`: whose address it is, where there is one. */
  to: { recipient: string; account: Account | null },
  details: LetterDetails[Name],
) => Promise<Letter | null>;

/** null: there is nothing left to say. Links carry tokens drawn now, so a letter that waited brings one that serves. */
const writers: { [Name in LetterName]: Writer<Name> } = {
  async verification(desk, { account }) {
    if (!account || account.verified_at) return null;
    return verificationLetter({ name: account.name, url: await linkFor(desk, account, 'verify') });
  },
  async 'password-reset'(desk, { account }, details) {
    if (!account) return null;
    await noteAsking(desk.db, account, details);
    return resetLetter({ ...details, url: await linkFor(desk, account, 'reset') });
  },
  async 'password-changed'({ house }, _, details) {
    return passwordChangedLetter({ ...details, house, url: page(house, letterPages.forgotPassword).href });
  },
  async 'identity-linked'({ house }, _, details) {
    return identityLinkedLetter({ ...details, house, url: page(house, letterPages.profile).href });
  },
  async invitation({ house }, { recipient, account }, { name }) {
    if (account) return null;
    return invitationLetter({ name, url: registerUrl(house, recipient, name) });
  },
  async 'deletion-asked'({ house }, { account }, details) {
    if (!account?.deletion_at) return null;
    return deletionAskedLetter({
      ...details,
      house,
      name: account.name,
      url: page(house, letterPages.profile).href,
    });
  },
  async lead({ db, house }, _, { delivery }) {
    const told = await db
      .selectFrom('lead_delivery')
      .select(['lead_id', 'place'])
      .where('id', '=', delivery)
      .executeTakeFirst();
    const facts = told && (await leadFacts(db, told.lead_id, house.siteUrl));
    return facts && isToldByLetter(told.place) ? leadLetter(facts, told.place) : null;
  },
  async 'lead-received'({ db, house }, { recipient, account }, { lead }) {
    const announcement = await announcementOfLead(db, lead);
    if (announcement) {
      const link = page(house, ownersPhotosPath);
      link.searchParams.set(ownersPhotosParams.link, await drawPhotoLink(db, announcement.id));
      return announcementReceivedLetter({ db, house }, announcement, link.href);
    }
    const facts = await leadFacts(db, lead, house.siteUrl);
    if (!facts) return null;
    const { created_new_user: isNew } = facts.lead.details as Partial<Lead>;
    return receiptLetter(facts, isNew && !account ? registerUrl(house, recipient) : null);
  },
  subscription: (desk, { recipient }) => confirmationLetter(desk, recipient),
  'subscription-of-before': (desk, { recipient }) => confirmationLetter(desk, recipient, { ofBefore: true }),
  'subscription-ended': async (_desk, _to, end) => subscriptionEndLetter(end),
  async 'announcement-news'(desk, { account }, { announcement: id, what }) {
    const announcement = await announcementById(desk.db, id);
    return announcement ? announcementNewsLetter(desk, { announcement, what, account }) : null;
  },
  async 'announcement-photos'({ db }, _, { announcement: id }) {
    const announcement = await announcementById(db, id);
    return announcement ? announcementPhotosLetter(announcement) : null;
  },
  alert: (desk, _, { letter }) => alertLetter(desk, letter, clock.now()),
  'owner-invitation': async (desk, { recipient, account }) =>
    account ? null : ownerInvitationLetter(desk, recipient),
  'owner-week': (desk, _, { account, week }) => ownerLetter(desk, account, week),
  async 'account-deleted'({ house }, _, { name }) {
    return accountDeletedLetter({ name, url: privacyUrl(house) });
  },
};

/** Writes a queued letter; null where it has nothing to say any more. */
export async function writeLetter(desk: Desk, recipient: string, { letter, about }: QueuedLetter) {
  const account = await accountByEmail(desk.db, recipient);
  const write = writers[letter] as Writer<LetterName>;
  return write(desk, { recipient, account: account ?? null }, about);
}

/** The trail hears of it here: nothing else looks at whose e-mail was given. Once, however often the letter is tried. */
async function noteAsking(
  db: Kysely<Database>,
  { id }: Account,
  { askedAt, device, place }: LetterDetails['password-reset'],
): Promise<void> {
  const event = { account_id: id, at: new Date(askedAt), kind: 'password-reset-asked' } as const;
  const known = db
    .selectFrom('audit_event')
    .select('id')
    .where((row) => row.and(event));
  if (await known.executeTakeFirst()) return;
  await db
    .insertInto('audit_event')
    .values({ ...event, device, place })
    .execute();
}

/** Where somebody finishes registering. */
function registerUrl(house: House, email: string, name?: string | null): string {
  const url = page(house, letterPages.register);
  url.searchParams.set('email', email);
  if (name) url.searchParams.set('nome', name);
  return url.href;
}

const page = ({ siteUrl }: House, path: string) => new URL(path, siteUrl);

async function linkFor({ db, house }: Desk, { id }: Account, purpose: TokenPurpose): Promise<string> {
  const url = page(house, letterPages[purpose]);
  url.searchParams.set('token', await drawToken(db, id, purpose));
  return url.href;
}
