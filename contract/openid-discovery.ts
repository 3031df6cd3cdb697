import { z } from 'zod';

/** How long an identity service may take to tell of itself, ms. */
const timeoutMs = 4000;

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type IdentityEndpoints = z.output<typeof discoveryDocument>;

/**
 * What an OpenID provider says of itself (OpenID Connect Discovery 1.0, section 4): where the website sends visitors and
 * asks for tokens, and where the back end finds its keys.
 * @throws where it does not answer in time, speaks for another issuer, or leaves https
 */
export async function discoverIdentityService(issuer: string): Promise<IdentityEndpoints> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the identity service answers ${response.status}`);
  const { issuer: named, ...endpoints } = discoveryDocument.parse(await response.json());
  if (named !== issuer) throw new Error('the identity service speaks for another issuer');
  const { protocol } = new URL(issuer);
  if (Object.values(endpoints).some((url) => new URL(url).protocol !== protocol))
    throw new Error('the identity service leads away from https');
  return { issuer, ...endpoints };
}
