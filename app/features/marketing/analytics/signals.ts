import type { Consent } from '../consent/consent';

/** Which choice of the visitor's each of Google's seven signals follows (consent mode); null: always granted. */
const followed = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: null,
} as const satisfies Record<string, keyof Consent | null>;

type Choices = Pick<Consent, 'preferences' | 'statistics' | 'marketing'>;

/** The seven signals of a choice. */
export const signalsOf = (consent: Choices): Record<string, 'granted' | 'denied'> =>
  Object.fromEntries(
    Object.entries(followed).map(([signal, choice]) => [
      signal,
      choice === null || consent[choice] ? 'granted' : 'denied',
    ]),
  );

/** Whether Tag Manager may be loaded at all. */
export const mayLoad = ({ statistics, marketing }: Choices): boolean => statistics || marketing;
