import { createRemoteJWKSet, decodeJwt, errors, type JWTVerifyGetKey } from 'jose';
import { warned } from '@domain/kernel/logged';
import type { SocialProvider } from '@domain/people/providers';
import { discoverIdentityService } from '@contract/openid-discovery';
import { ApiError } from '@api/platform/http/errors';
import type { Logger } from '@api/platform/process/log';
import type { TrustedIssuer } from './id-token';
import type { ProviderSettings } from './provider-settings';

const googles = {
  names: ['https://accounts.google.com', 'accounts.google.com'],
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** Milliseconds. */
const keyTimes = { timeoutDuration: 4000, cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000 };
/** Errors of the token, not of the keys' host. */
const tokensFault = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
  errors.JOSEAlgNotAllowed,
];

export const providerUnavailable = () =>
  new ApiError(503, 'PROVIDER_AWAY', 'O serviço de entrada não está respondendo. Entre com seu e-mail.');

export interface TrustedIssuers {
  google: TrustedIssuer | null;
  /** The expected signer: Google if the token names it, else the identity service; null if not configured. */
  of(provider: SocialProvider, token: string): TrustedIssuer | null;
}

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

/** Reads `iss` without verification. */
function issuerIn(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    return '';
  }
}

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

/** Distinguishes an unavailable key host (503) from a token with an unknown key. */
const answering =
  (keys: JWTVerifyGetKey, log: Logger): JWTVerifyGetKey =>
  async (...wanted) => {
    try {
      return await keys(...wanted);
    } catch (error) {
      if (tokensFault.some((fault) => error instanceof fault)) throw error;
      warned(log, 'identity service keys unavailable')(error);
      throw providerUnavailable();
    }
  };
