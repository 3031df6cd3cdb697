import type { SocialProvider } from '@contract/auth';

/** As people know them. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The form's field, and the address' parameter, that says which page to return to after signing in. */
export const lastPageField = 'lastPage';
