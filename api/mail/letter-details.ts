import type { AnnouncementNews } from '@domain/announcement/states';
import type { SocialProvider } from '@domain/providers';
import type { SubscriptionEnd } from '@domain/subscription';

/** What each letter has to be told when it is queued; the rest it looks up when it is written. Moments are ISO. */
export interface LetterDetails {
  /** Asks an account's owner to prove the address. */
  verification: Record<string, never>;
  /** To whoever's account has this address; to nobody where there is none. */
  'password-reset': { askedAt: string; device: string; place: string | null };
  'password-changed': { at: string; device: string };
  /** Another provider signs in to the account from now on. */
  'identity-linked': { provider: SocialProvider; at: string; device: string };
  /** Asks a person without an account to finish registering. */
  invitation: { name: string | null };
  'deletion-asked': { until: string };
  /** A lead, told to the house or to a broker. */
  lead: { delivery: number };
  /** That a lead has come, to whoever's address stands in it. */
  'lead-received': { lead: number };
  /** Asks a person to confirm a subscription (api/subscriptions). */
  subscription: Record<string, never>;
  /** The same of what was asked for before there was anything to confirm. */
  'subscription-of-before': Record<string, never>;
  /** To the house: somebody has left, or was erased. */
  'subscription-ended': SubscriptionEnd;
  /** What has become of an announcement, to whoever sent it (api/announcements). */
  'announcement-news': { announcement: number; what: AnnouncementNews };
  /** To the house: its owner has added photos to it since. */
  'announcement-photos': { announcement: number };
  /** News for saved searches (api/alerts). */
  alert: { letter: number };
  /** Asks an owner without an account to open one (api/owners). */
  'owner-invitation': Record<string, never>;
  /** To an owner, of the week before this Monday ('YYYY-MM-DD'; api/owner-report/letters). */
  'owner-week': { account: number; week: string };
  /** The account is gone by then. */
  'account-deleted': { name: string };
}

export type LetterName = keyof LetterDetails;

/** Letters with a one-time link: the newest only is of use, and the one before need not be sent. */
export const lettersWithLink: readonly LetterName[] = ['verification', 'password-reset', 'subscription'];

/** Letters that come in floods: they go at a pace of their own, and all others overtake them. */
export const bulkLetters: readonly LetterName[] = [
  'alert',
  'owner-week',
  'owner-invitation',
  'subscription-of-before',
];
