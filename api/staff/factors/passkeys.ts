import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StaffDatabase } from '../schema';
import type { StaffPasskey } from '../schema-staff';

/** Takes a quarter of a second, and most processes never need it. */
const webAuthn = () => import('@simplewebauthn/server');

interface Ceremony {
  /** Origin of the pages; a passkey is bound to its host. */
  siteUrl: string;
  challenge: string;
}

const hostOf = (siteUrl: string) => new URL(siteUrl).hostname;
const expected = ({ siteUrl, challenge }: Ceremony) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(siteUrl).origin,
  expectedRPID: hostOf(siteUrl),
  // The password was the first factor: a touch is enough.
  requireUserVerification: false,
});

export const passkeysOf = (db: Kysely<StaffDatabase>, memberId: number): Promise<StaffPasskey[]> =>
  db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();

const named = ({ id, transports }: StaffPasskey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

export async function registrationOptions(
  db: Kysely<StaffDatabase>,
  siteUrl: string,
  member: { id: number; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: hostOf(siteUrl),
    rpID: hostOf(siteUrl),
    userID: new TextEncoder().encode(`staff ${member.id}`),
    userName: member.email,
    userDisplayName: member.name,
    excludeCredentials: (await passkeysOf(db, member.id)).map(named),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** @returns false for a credential that does not prove itself, or that somebody has registered */
export async function addPasskey(
  write: Kysely<StaffDatabase>,
  ceremony: Ceremony,
  { memberId, name, credential }: { memberId: number; name: string; credential: object },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn();
  const response = credential as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(ceremony) }).catch(
    () => ({ registrationInfo: undefined }),
  );
  if (!registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('staff_passkey')
    .values({
      ...{ id, counter, transports, name, member_id: memberId, created_at: sqlNow() },
      public_key: Buffer.from(publicKey).toString('base64url'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function authenticationOptions(
  db: Kysely<StaffDatabase>,
  siteUrl: string,
  memberId: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: hostOf(siteUrl),
    allowCredentials: (await passkeysOf(db, memberId)).map(named),
    userVerification: 'preferred',
  });
}

export async function usePasskey(
  write: Kysely<StaffDatabase>,
  ceremony: Ceremony,
  { memberId, credential }: { memberId: number; credential: { id: string } },
): Promise<boolean> {
  const stored = (await passkeysOf(write, memberId)).find(({ id }) => id === credential.id);
  if (!stored) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    ...expected(ceremony),
    credential: {
      ...named(stored),
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await write
    .updateTable('staff_passkey')
    .set({ counter: authenticationInfo.newCounter, last_used_at: sqlNow() })
    .where('id', '=', stored.id)
    .execute();
  return true;
}
