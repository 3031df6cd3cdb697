import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ApiError, unprocessable } from '@api/errors';
import { email } from '@domain/validation/email';

/** Whose id tokens are believed, and how they are known. */
export interface TrustedIssuer {
  /** As its tokens name it; Google writes its own in two ways, of which the first is kept. */
  names: readonly string[];
  /** The operator's number there. */
  audience: string;
  keys: JWTVerifyGetKey;
  /** Whether every sign-in there has a nonce. */
  needsNonce: boolean;
}

/** What an id token proves: who somebody is there, and that the address is theirs. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string;
  /** As the provider has it, or ''. */
  name: string;
}

/** Providers sign with these; 'none' and secrets shared with anybody are no signature. */
const algorithms = ['RS256', 'ES256'];
/** A token is used at once: an older one was kept by somebody. */
const maxAge = '10 minutes';
const clockTolerance = '1 minute';

export const identityRefused = () =>
  new ApiError(401, 'IDENTITY_REFUSED', 'Não foi possível confirmar a sua identidade');
const emailNotProven = () =>
  unprocessable({ email: ['Não recebemos um e-mail confirmado. Entre com seu e-mail e senha.'] });

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  name: z.string().catch(''),
});
const provenEmail = z.object({ email, email_verified: z.literal(true) });

/**
 * Reads an id token (OpenID Connect Core 1.0, section 3.1.3.7).
 * @param nonce what was given to the browser for it; null: none was, and the token must have none
 * @throws ApiError 401 where anything of it is not as it must be, 422 where it proves no e-mail, 503 where its keys are
 * not to be had
 */
export async function readIdToken(
  token: string,
  { names, audience, keys, needsNonce }: TrustedIssuer,
  nonce: string | null,
): Promise<ProvenIdentity> {
  if (needsNonce && nonce === null) throw identityRefused();
  const payload = await verified(token, keys, { names, audience });
  const read = claims.safeParse(payload).data;
  const forUsAlone = [payload.aud].flat().length === 1;
  if (!read || !forUsAlone) throw identityRefused();
  const { sub, azp = audience, nonce: given = null, name } = read;
  if (given !== nonce || azp !== audience) throw identityRefused();
  const proven = provenEmail.safeParse(payload);
  if (!proven.success) throw emailNotProven();
  return {
    issuer: names[0]!,
    subject: sub,
    email: proven.data.email.toLowerCase(),
    name,
  };
}

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  { names, audience }: Pick<TrustedIssuer, 'names' | 'audience'>,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...names],
      audience,
      algorithms,
      maxTokenAge: maxAge,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof errors.JOSEError) throw identityRefused();
    throw error;
  }
}
