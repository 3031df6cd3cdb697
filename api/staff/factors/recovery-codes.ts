import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '@api/platform/http/secrets';
import type { StaffDatabase } from '../schema';

const count = 10;
/** 80 bits. Without 0, 1, 8 and 9, which people read as letters. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const length = 16;

/** 'ABCD-EFGH-IJKL-MNOP' */
const newCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Spaces, dashes and case do not count. */
const hashOfCode = (memberId: number, code: string): string =>
  hashOf(`${memberId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`);

/** Replaces all earlier ones. @returns the codes, which are stored as hashes only */
export async function createRecoveryCodes(write: Kysely<StaffDatabase>, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await write.deleteFrom('staff_recovery_code').where('member_id', '=', memberId).execute();
  await write
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ member_id: memberId, hash: hashOfCode(memberId, code) })))
    .execute();
  return codes;
}

/** Once: the code is deleted. */
export async function useRecoveryCode(
  write: Kysely<StaffDatabase>,
  memberId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('staff_recovery_code')
    .where('member_id', '=', memberId)
    .where('hash', '=', hashOfCode(memberId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Kysely<StaffDatabase>, memberId: number): Promise<number> {
  const { codes } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return codes;
}
