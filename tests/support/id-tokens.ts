import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { http, HttpResponse } from 'msw';
import type { ProviderSettings } from '@api/accounts/provider-settings';
import { noAnswer } from './no-answer';

export const issuer = 'https://identidade.example/conta';
export const clientId = 'site-no-servico';
export const googleClientId = '1234-site.apps.googleusercontent.com';
export const nonce = 'um-numero-sorteado-para-este-navegador';

export const providers: ProviderSettings = {
  identity: {
    issuer,
    pagesOrigin: 'https://identidade.example',
    clientId,
    clientSecret: 'segredo-do-site',
    providers: ['google', 'facebook'],
  },
  google: { clientId: googleClientId, clientSecret: null },
};

/** A host of keys in place of the identity service's and Google's: real keys, one of which signs. */
export async function keyHost() {
  const [own, foreign, ec] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
    generateKeyPair('ES256'),
  ]);
  const publicKey = await exportJWK(own.publicKey);
  const keys: JWK[] = [
    { ...publicKey, kid: 'a', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'b', alg: 'ES256', use: 'sig' },
  ];
  let isAway = false;
  const answer = (body: object) => (isAway ? noAnswer() : HttpResponse.json(body as never));
  return {
    handlers: [
      http.get(`${issuer}/.well-known/openid-configuration`, () =>
        answer({
          issuer,
          authorization_endpoint: 'https://identidade.example/authorize',
          token_endpoint: 'https://identidade.example/token',
          jwks_uri: 'https://identidade.example/keys',
        }),
      ),
      http.get('https://identidade.example/keys', () => answer({ keys })),
      http.get('https://www.googleapis.com/oauth2/v3/certs', () => answer({ keys })),
    ],
    own: own.privateKey,
    ec: ec.privateKey,
    foreign: foreign.privateKey,
    /** The public key's own modulus, by which a token 'signed' with a shared secret was once believed. */
    publicKey,
    away: (value: boolean) => void (isAway = value),
  };
}

export type Claims = Record<string, unknown>;
const now = () => Math.floor(Date.now() / 1000);

/** The claims of a token that is in order; undefined takes one away. */
export const claimsOf = (changes: Claims = {}): Claims =>
  Object.fromEntries(
    Object.entries({
      iss: issuer,
      aud: clientId,
      sub: 'pessoa-1',
      iat: now(),
      exp: now() + 3600,
      nonce,
      email: 'clara@exemplo.com.br',
      email_verified: true,
      name: 'Clara Nunes',
      ...changes,
    }).filter(([, value]) => value !== undefined),
  );

export const signed = (
  key: CryptoKey | Uint8Array,
  changes: Claims = {},
  header: { alg?: string; kid?: string } = {},
): Promise<string> =>
  new SignJWT(claimsOf(changes)).setProtectedHeader({ alg: 'RS256', kid: 'a', ...header }).sign(key);

export const unsigned = (changes: Claims = {}): string => new UnsecuredJWT(claimsOf(changes)).encode();
