/** Subscriptions, by the names of their forms (spec 1 §11). */
export const subscriptionKinds = ['newsletter', 'curator-assign'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

export const isSubscription = (kind: string): kind is SubscriptionKind =>
  (subscriptionKinds as readonly string[]).includes(kind);

/** 'a newsletter', 'a revista Curate'. @param magazine its name, if the brokerage has one */
export const subscriptionName = (kind: SubscriptionKind, magazine: string | null | undefined): string =>
  kind === 'newsletter' ? 'a newsletter' : `a revista${magazine ? ` ${magazine}` : ''}`;

/** 'confirmed': the person used the e-mail's link, or signed in with a verified e-mail address. */
export const subscriptionStates = ['unconfirmed', 'confirmed', 'left'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const confirmationHours = 48;

export interface SubscriptionEnd {
  kind: SubscriptionKind;
  email: string;
  what: 'left' | 'erased';
  /** ISO 8601. */
  at: string;
}
