/** Who proves an identity: the house's own e-mail sign-in, or a provider (spec 1 §5: Session). */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** As people know them. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The form's field, and the address' parameter, that says which page to return to after signing in. */
export const lastPageField = 'lastPage';
