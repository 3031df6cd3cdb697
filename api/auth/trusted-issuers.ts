import { createRemoteJWKSet, decodeJwt, errors, type JWTVerifyGetKey } from 'jose';
import { warned } from '@domain/logged';
import type { SocialProvider } from '@domain/providers';
import { discoverIdentityService } from '@contract/openid-discovery';
import { ApiError } from '@api/errors';
import type { Logger } from '@api/log';
import type { TrustedIssuer } from './id-token';
import type { ProviderSettings } from './provider-settings';

/** Google's own: fixed, and known in two spellings. */
const googles = {
  names: ['https://accounts.google.com', 'accounts.google.com'],
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** How long an answer with keys is waited for and kept, and how soon an unknown key makes us ask again; ms. */
const keyTimes = { timeoutDuration: 4000, cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000 };
/** What is wrong with a token, not with the keys' host. */
const tokensFault = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
  errors.JOSEAlgNotAllowed,
];

export const providerAway = () =>
  new ApiError(503, 'PROVIDER_AWAY', 'O serviço de entrada não está respondendo. Entre com seu e-mail.');

export interface TrustedIssuers {
  /** Google itself, by the operator's own application; null where there is none. */
  google: TrustedIssuer | null;
  /** Who is to have signed an id token of this provider: the identity service, or Google itself where it says so; null: nobody. */
  of(provider: SocialProvider, token: string): TrustedIssuer | null;
}

/** Whose id tokens are believed. Keys are fetched when a token first asks for them, and kept. */
export function trustedIssuers(settings: ProviderSettings, log: Logger): TrustedIssuers {
  const { identity, google: application } = settings;
  const service = identity && {
    names: [identity.issuer],
    audience: identity.clientId,
    keys: answering(serviceKeys(identity.issuer), log),
    needsNonce: true,
  };
  const google = application && {
    names: googles.names,
    audience: application.clientId,
    keys: answering(createRemoteJWKSet(new URL(googles.keys), keyTimes), log),
    needsNonce: false,
  };
  return {
    google,
    of(provider, token) {
      if (google && provider === 'google' && googles.names.includes(issuerIn(token))) return google;
      return identity?.providers.includes(provider) ? service : null;
    },
  };
}

/** What a token says of itself, before anything of it is believed. */
function issuerIn(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    return '';
  }
}

/** The keys of a service that tells where they are; asked again as long as it has not answered. */
function serviceKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (...wanted) => {
    keys ??= discoverIdentityService(issuer).then(({ jwks_uri }) =>
      createRemoteJWKSet(new URL(jwks_uri), keyTimes),
    );
    const find = await keys.catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return find(...wanted);
  };
}

/** A host that does not give its keys is told apart from a token that none of them has signed. */
const answering =
  (keys: JWTVerifyGetKey, log: Logger): JWTVerifyGetKey =>
  async (...wanted) => {
    try {
      return await keys(...wanted);
    } catch (error) {
      if (tokensFault.some((fault) => error instanceof fault)) throw error;
      warned(log, 'the keys of the identity service did not come')(error);
      throw providerAway();
    }
  };
