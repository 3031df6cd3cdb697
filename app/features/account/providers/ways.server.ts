import type { Strategy } from 'remix-auth';
import { clock } from '@domain/clock';
import type { SocialProvider } from '@domain/providers';
import { discoverIdentityService } from '@contract/openid-discovery';
import { links } from '~/links';
import { ProviderFailure } from './failure.server';
import type { IdentitySettings } from './settings';
import { googleStrategy, HostedPagesStrategy, type Proof } from './strategies.server';

/** How visitors are signed in by one provider. */
export interface Way {
  /** @throws ProviderFailure where the service does not tell where its pages are */
  /** `nonce`: what the id token is to repeat. */
  strategy(nonce: string | null): Promise<Strategy<Proof, never>>;
}

/** How long what the service says of itself is kept, ms: soon enough, no visitor is sent to one that is down. */
const keptMs = 60_000;

/** The way to a provider, or null: through the identity service, or to Google itself where the operator has a secret there. */
export function waysToSignIn(settings: IdentitySettings, siteUrl: string) {
  const { identity, google } = settings;
  const endpoints = identity && kept(() => endpointsOf(identity));
  return (provider: SocialProvider): Way | null => {
    const returnUrl = siteUrl + links.signedInWith(provider);
    if (provider === 'google' && google?.clientSecret) {
      const application = { clientId: google.clientId, clientSecret: google.clientSecret };
      return { strategy: async (nonce) => googleStrategy(application, returnUrl, nonce) };
    }
    if (!endpoints || !identity.providers.includes(provider)) return null;
    return {
      strategy: async (nonce) =>
        new HostedPagesStrategy({ ...identity, ...(await endpoints()), provider, nonce, returnUrl }),
    };
  };
}

/** @throws ProviderFailure */
async function endpointsOf({ issuer, pagesOrigin }: NonNullable<IdentitySettings['identity']>) {
  const service = await discoverIdentityService(issuer).catch((error: Error) => {
    throw new ProviderFailure('away', error.message);
  });
  const { authorization_endpoint: authorizationEndpoint, token_endpoint: tokenEndpoint } = service;
  // The pages' origin stands in the security policy: forms would not be let through to another.
  if (new URL(authorizationEndpoint).origin !== pagesOrigin)
    throw new ProviderFailure('away', `IDENTITY_PAGES_URL is not ${new URL(authorizationEndpoint).origin}`);
  return { authorizationEndpoint, tokenEndpoint };
}

/** Asks once in a while, and again at once after a failure. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let since = 0;
  return () => {
    if (!answer || clock.nowMs() - since > keptMs) {
      since = clock.nowMs();
      const asked = ask();
      asked.catch(() => (answer = undefined));
      answer = asked;
    }
    return answer;
  };
}
