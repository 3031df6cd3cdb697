export const privacyVersion = '2026-11-29';

export const termsVersion = '2026-11-21';

/** Data controller from the operator's settings (LGPD, art. 9 and 41); null: not set. */
export interface Controller {
  name: string | null;
  cnpj: string | null;
  /** E-mail address of the data protection officer ('encarregado'). */
  email: string | null;
}

/** Retention periods of personal data; a job deletes older rows (api/privacy/forget.ts). */
export const retention = {
  /** Equal to their cookie's lifetime. */
  recentSearchDays: 365,
  /** Limitation period of consumer claims (CDC, art. 27). */
  leadYears: 5,
  /** Since the request. */
  unconfirmedSubscriptionDays: 7,
  /** Since the last change of the draft. */
  announcementDraftDays: 30,
  announcementLinkDays: 7,
  /** Staff's links to an announcement's photos, and the owner's link to add photos. */
  announcementPhotoLinkDays: 30,
  /** Contract data (tax id, birth date, marital status) and photos of a refused announcement. */
  declinedAnnouncementDays: 90,
  deletionGraceDays: 15,
  /** Account log of sign-ins and changes. */
  auditDays: 90,
  /** Values in the audit log of the brokerage's people; AUDIT_YEARS can only shorten it. */
  auditYears: 5,
  /** Since the last sign-in; equal to the lifetime of the device cookie. */
  knownDeviceDays: 365,
  removedSearchDays: 30,
  /** Log of alerts, and the validity of their links. */
  alertDays: 90,
  /** Hash of an invited owner's e-mail address, to prevent a second invitation. */
  ownerInvitationYears: 5,
  /** Invitations to reserved properties, since they ended. */
  endedInvitationDays: 90,
  /** Without a view or change. */
  purchaseProfileMonths: 12,
  /** Failed jobs, for the operator's analysis. */
  refusedWorkDays: 30,
  removedHomesDays: 30,
  /** Hashes for the deduplication of views, and their daily salt. */
  viewHashHours: 25,
  /** Photos without reference in a listing, brokerage file or e-mail. */
  unusedPhotoDays: 30,
  letterPhotoDays: 90,
} as const;
