/** OAuth providers (spec 1 §5: Session). */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Form field and query parameter with the page to return to after sign-in. */
export const lastPageField = 'lastPage';
