import type { Consent } from '../consent/consent';

/** Consent purpose of each Google consent mode signal; null: always granted. */
const followed = {
  analytics_storage: 'statistics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: null,
} as const satisfies Record<string, keyof Consent | null>;

export const signalsOf = (
  consent: Pick<Consent, 'preferences' | 'statistics' | 'marketing'>,
): Record<string, 'granted' | 'denied'> =>
  Object.fromEntries(
    Object.entries(followed).map(([signal, choice]) => [
      signal,
      choice === null || consent[choice] ? 'granted' : 'denied',
    ]),
  );
