import { z } from 'zod';

const timeoutMs = 4000;

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type IdentityEndpoints = z.output<typeof discoveryDocument>;

/** OpenID Connect Discovery 1.0, section 4. @throws on timeout, another issuer, or an endpoint with another protocol */
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
