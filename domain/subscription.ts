/** What people may have the house send them, by the form that asks for it (spec 1 §11): the newsletter, the magazine. */
export const subscriptionKinds = ['newsletter', 'curator-assign'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

export const isSubscription = (kind: string): kind is SubscriptionKind =>
  (subscriptionKinds as readonly string[]).includes(kind);

/** As a sentence says it: 'Você assinou a newsletter'. */
export const subscriptionNames: Readonly<Record<SubscriptionKind, string>> = {
  newsletter: 'a newsletter',
  'curator-assign': 'a revista Curate',
};

/** Confirmed is who has said by a letter's link, or signed in with a proven e-mail, that it was they who asked. */
export const subscriptionStates = ['unconfirmed', 'confirmed', 'left'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** How long the link that confirms serves, in hours. */
export const confirmationHours = 48;

/** That somebody wants no more of it, or is to be known no more. */
export interface SubscriptionEnd {
  kind: SubscriptionKind;
  email: string;
  what: 'left' | 'erased';
  /** ISO. */
  at: string;
}
