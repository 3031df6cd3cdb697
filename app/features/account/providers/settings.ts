import type { SocialProvider } from '@domain/people/providers';

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
