import type { Strategy } from 'remix-auth';
import type { SocialProvider } from '@domain/people/providers';
import { discoverIdentityService } from '@contract/openid-discovery';
import { cacheAnswers } from '~/back-end/response-cache.server';
import { links } from '~/links';
import { ProviderFailure } from './failure.server';
import type { IdentitySettings } from './settings';
import { googleStrategy, HostedPagesStrategy, type Proof } from './strategies.server';

export interface StrategyFactory {
  /** @throws ProviderFailure if the discovery document is not available */
  strategy(nonce: string | null): Promise<Strategy<Proof, never>>;
}

/** Short, so that visitors soon stop going to a service that is down. */
const discoveryCache = { freshMs: 60_000, maxStaleMs: 0, retryMs: 0 };
const endpoints = cacheAnswers(discoveryCache, endpointsOf);

/** Uses the identity service, or Google directly if the operator has a Google secret. null: not configured. */
export function strategyFactories(settings: IdentitySettings, siteUrl: string) {
  const { identity, google } = settings;
  return (provider: SocialProvider): StrategyFactory | null => {
    const returnUrl = siteUrl + links.signedInWith(provider);
    if (provider === 'google' && google?.clientSecret) {
      const application = { clientId: google.clientId, clientSecret: google.clientSecret };
      return { strategy: async (nonce) => googleStrategy(application, returnUrl, nonce) };
    }
    if (!identity?.providers.includes(provider)) return null;
    return {
      strategy: async (nonce) =>
        new HostedPagesStrategy({ ...identity, ...(await endpoints(identity)), provider, nonce, returnUrl }),
    };
  };
}

async function endpointsOf({ issuer, pagesOrigin }: NonNullable<IdentitySettings['identity']>) {
  const service = await discoverIdentityService(issuer).catch((error: Error) => {
    throw new ProviderFailure('away', error.message);
  });
  const { authorization_endpoint: authorizationEndpoint, token_endpoint: tokenEndpoint } = service;
  // The Content-Security-Policy contains this origin. It blocks forms to another one.
  if (new URL(authorizationEndpoint).origin !== pagesOrigin)
    throw new ProviderFailure('away', `IDENTITY_PAGES_URL is not ${new URL(authorizationEndpoint).origin}`);
  return { authorizationEndpoint, tokenEndpoint };
}
