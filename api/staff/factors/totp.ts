import { Secret, TOTP } from 'otpauth';
import { type Kysely, sql } from 'kysely';
import type { TextSeals } from '@api/platform/process/sealed-text';
import { clock } from '@domain/kernel/clock';
import type { StaffDatabase } from '../schema';

/** What authenticator apps assume (RFC 6238): SHA-1, six digits, 30 seconds. */
const periodSeconds = 30;
/** A phone's clock may differ by one period. */
const window = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

const sealName = (memberId: number) => `totp ${memberId}`;

/** Replaces a secret that still waits for its first code. */
export async function createTotp(
  write: Kysely<StaffDatabase>,
  seals: TextSeals,
  { memberId, ...names }: { memberId: number; issuer: string; label: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const pending = seals.seal(sealName(memberId), secret);
  await write
    .insertInto('staff_totp')
    .values({ member_id: memberId, pending })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ pending }))
    .execute();
  return { secret, uri: totpOf(secret, names).toString() };
}

/** @returns the period in which the code is valid, counted from 1970; null: in none */
function periodOf(secret: string, code: string): number | null {
  // The library compares bytes and throws on digits of other scripts.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = clock.nowMs();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** The first code confirms the pending secret, and is used up by it. */
export async function confirmTotp(
  write: Kysely<StaffDatabase>,
  seals: TextSeals,
  memberId: number,
  code: string,
): Promise<boolean> {
  const row = await write
    .selectFrom('staff_totp')
    .select('pending')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const secret = row?.pending ? seals.open(sealName(memberId), row.pending) : null;
  const period = secret === null ? null : periodOf(secret, code);
  if (period === null) return false;
  const { numUpdatedRows } = await write
    .updateTable('staff_totp')
    .set({ secret: sql<string>`pending`, pending: null, last_step: period })
    .where('member_id', '=', memberId)
    .where('pending', '=', row!.pending)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of concurrent requests with one code only one gets true. */
export async function useTotp(
  write: Kysely<StaffDatabase>,
  seals: TextSeals,
  memberId: number,
  code: string,
): Promise<boolean> {
  const row = await write
    .selectFrom('staff_totp')
    .select('secret')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const secret = row?.secret ? seals.open(sealName(memberId), row.secret) : null;
  const period = secret === null ? null : periodOf(secret, code);
  if (period === null) return false;
  const { numUpdatedRows } = await write
    .updateTable('staff_totp')
    .set({ last_step: period })
    .where('member_id', '=', memberId)
    .where('last_step', '<', period)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
