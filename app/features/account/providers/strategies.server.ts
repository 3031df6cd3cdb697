import { GoogleStrategy } from 'remix-auth-google';
import { OAuth2Strategy, type OAuth2Profile } from 'remix-auth-oauth2';
import type { SocialProvider } from '@domain/people/providers';
import { ProviderFailure } from './failure.server';

export interface Proof {
  idToken: string;
}

interface HostedPages {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  returnUrl: string;
  provider: SocialProvider;
  nonce: string | null;
}

const serviceNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Hosted pages of the identity service: authorization code flow with PKCE, a nonce, and the provider. */
export class HostedPagesStrategy extends OAuth2Strategy<Proof, OAuth2Profile, { id_token?: string }> {
  readonly #extra: [string, string][];

  constructor({ returnUrl, provider, nonce, ...service }: HostedPages) {
    super(
      { ...service, redirectURI: returnUrl, scopes: ['openid', 'email', 'profile'] },
      async ({ tokens }) => proofOf(tokens.id_token),
    );
    this.#extra = [
      ['identity_provider', serviceNames[provider]],
      ...(nonce ? [['nonce', nonce] as [string, string]] : []),
    ];
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    return new URLSearchParams([...params, ...this.#extra]);
  }
}

/** Direct Google sign-in. Without PKCE, so it adds a nonce; requires an id and a verified e-mail. */
class DirectGoogleStrategy extends GoogleStrategy<Proof> {
  constructor(
    application: { clientId: string; clientSecret: string; returnUrl: string },
    private readonly nonce: string | null,
  ) {
    super(
      {
        clientID: application.clientId,
        clientSecret: application.clientSecret,
        callbackURL: application.returnUrl,
      },
      async ({ extraParams, profile }) => {
        const { sub, email, email_verified: isConfirmed } = profile._json;
        if (!sub || !email) throw new ProviderFailure('refused', 'a profile without id or e-mail');
        if (isConfirmed !== true) throw new ProviderFailure('refused', 'an e-mail that is not confirmed');
        return proofOf(extraParams.id_token);
      },
    );
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    if (this.nonce) params.set('nonce', this.nonce);
    return params;
  }
}

export const googleStrategy = (
  application: { clientId: string; clientSecret: string },
  returnUrl: string,
  nonce: string | null,
) => new DirectGoogleStrategy({ ...application, returnUrl }, nonce);

function proofOf(idToken: string | undefined): Proof {
  if (!idToken) throw new ProviderFailure('refused', 'no id token');
  return { idToken };
}
