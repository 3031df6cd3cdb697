import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ApiError, unprocessable } from '@api/platform/http/errors';
import { email } from '@domain/validation/email';

export interface TrustedIssuer {
  /** Google uses two spellings; the first one is stored. */
  names: readonly string[];
  audience: string;
  keys: JWTVerifyGetKey;
  needsNonce: boolean;
}

export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string;
  name: string;
}

/** Excludes 'none' and shared secrets. */
const algorithms = ['RS256', 'ES256'];
/** Fresh tokens are used at once: reject older ones. */
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
 * OpenID Connect Core 1.0, section 3.1.3.7. With `nonce` null the token must have none.
 * @throws ApiError 401 if the token is invalid, 422 without a proven e-mail, 503 if the keys are not available
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
