import { randomBytes } from 'node:crypto';
import { Authenticator } from 'remix-auth';
import type { SocialProvider } from '@domain/people/providers';
import { links } from '~/links';
import type { Seals } from '~/request/seals';
import { asFailure, failureOf, ProviderFailure } from './failure.server';
import { type Flow, flowStorage, readFlow } from './flow.server';
import type { IdentitySettings } from './settings';
import type { Proof } from './strategies.server';
import { strategyFactories } from './strategy-factories.server';

const timeoutMs = 8000;

export type Returned = Proof & Pick<Flow, 'nonce' | 'lastPage'>;

export interface IdentityProviders {
  /** Redirect to the provider, with the flow cookie. @throws ProviderFailure */
  begin(provider: SocialProvider, seals: Seals, lastPage: string | null): Promise<Response>;
  /** Reads the callback and exchanges its code for the id token. @throws ProviderFailure */
  finish(provider: SocialProvider, seals: Seals, request: Request): Promise<Returned>;
}

export function identityProviders(settings: IdentitySettings, siteUrl: string): IdentityProviders {
  const factoryFor = strategyFactories(settings, siteUrl);
  const strategyOf = async (provider: SocialProvider, nonce: string | null) => {
    const factory = factoryFor(provider);
    if (!factory) throw new ProviderFailure('refused', 'not set up');
    return factory.strategy(nonce);
  };
  return {
    async begin(provider, seals, lastPage) {
      const nonce = randomBytes(24).toString('base64url');
      const strategy = await strategyOf(provider, nonce);
      // Not the visitor's URL: the strategy would read its query as a callback.
      const request = new Request(siteUrl + links.signInWith(provider));
      const storage = flowStorage(seals, { provider, nonce, lastPage });
      try {
        await new Authenticator<Proof>(storage).use(strategy, provider).authenticate(provider, request);
      } catch (thrown) {
        if (thrown instanceof Response) return thrown;
        throw asFailure(thrown);
      }
      throw new ProviderFailure('refused', 'no way to the provider');
    },

    async finish(provider, seals, request) {
      const { search, searchParams: answer } = new URL(request.url);
      const error = answer.get('error');
      if (error) throw failureOf(error);
      const cookie = request.headers.get('Cookie');
      const flow = readFlow(seals, cookie);
      if (flow?.provider !== provider || flow['oauth2:state'] !== answer.get('state'))
        throw new ProviderFailure('stale', 'not begun by this browser');
      const strategy = await strategyOf(provider, flow.nonce);
      const signal = AbortSignal.timeout(timeoutMs);
      const callbackRequest = new Request(siteUrl + links.signedInWith(provider) + search, {
        headers: { cookie: cookie! },
        signal,
      });
      const authenticator = new Authenticator<Proof>(flowStorage(seals), { throwOnError: true });
      const proof = authenticator.use(strategy, provider).authenticate(provider, callbackRequest);
      try {
        return { ...(await before(signal, proof)), nonce: flow.nonce, lastPage: flow.lastPage };
      } catch (thrown) {
        throw asFailure(thrown);
      }
    },
  };
}

/** Needed because Google's strategy ignores the abort signal. */
const before = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ]);
