import type { SocialProvider } from '@domain/providers';

/** What the website needs of the operator's providers (api/auth/provider-settings.ts reads them). */
export interface IdentitySettings {
  identity: {
    issuer: string;
    pagesOrigin: string;
    clientId: string;
    clientSecret: string;
    providers: readonly SocialProvider[];
  } | null;
  google: { clientId: string; clientSecret: string | null } | null;
}
