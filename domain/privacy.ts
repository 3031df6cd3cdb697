/** The day of the privacy notice in force: what a visitor who sends a form agrees to. */
export const privacyVersion = '2026-11-25';

/** The day of the terms in force: what a person agrees to who registers. */
export const termsVersion = '2026-11-21';

/** Who decides on personal data and who answers for them, as the operator has said (LGPD, art. 9 and 41); null: not said. */
export interface Controller {
  name: string | null;
  cnpj: string | null;
  /** The e-mail of the person in charge ('encarregado'). */
  email: string | null;
}

/** For how long the back end keeps what visitors leave; older rows are deleted (api/db/forget.ts). */
export const retention = {
  /** As long as the cookie that leads to them. */
  recentSearchDays: 365,
  /** As long as a consumer may make a claim (CDC, art. 27). */
  leadYears: 5,
  /** A subscription that nobody has confirmed, since it was asked for. */
  unconfirmedSubscriptionDays: 7,
  /** An announcement of a home that is not sent, since it was last saved. */
  announcementDraftDays: 30,
  /** A link by which such a draft is gone on with in another browser. */
  announcementLinkDays: 7,
  /** For how long the house's links open the photos that came with an announcement, and the owner's own lets them add some. */
  announcementPhotoLinkDays: 30,
  /** What only a contract needs (tax id, birth date, marital status), and photos, of an announcement that was declined. */
  declinedAnnouncementDays: 90,
  /** How long the owner of an account that is to be deleted may think better of it. */
  deletionGraceDays: 15,
  /** What an account's owner is told of its sign-ins and changes. */
  auditDays: 90,
  /** Browsers that an account was signed in from, since it last was: as long as the cookie that knows them. */
  knownDeviceDays: 365,
  /** Saved searches that were removed: as long as they can be taken back. */
  removedSearchDays: 30,
  /** What an account was told of by letters of its saved searches, and their links. */
  alertDays: 90,
  /** That an owner was asked by letter to open an account, by a hash: so long nobody is asked again. */
  ownerInvitationYears: 5,
  /** What somebody has said they look for, without being shown or changed. */
  purchaseProfileMonths: 12,
  /** Letters and other deliveries that were refused for good, for the operator to see why. */
  refusedWorkDays: 30,
  /** Kept homes and folders that a person has removed, with their notes. */
  removedHomesDays: 30,
  /** The hashes that tell a view from one told before, and the salt of their day. */
  viewHashHours: 25,
  /** Photos that no listing, house file or letter names. */
  unusedPhotoDays: 30,
  /** For how long a letter shows its photos. */
  letterPhotoDays: 90,
} as const;
