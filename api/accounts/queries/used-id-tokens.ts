import type { Kysely } from 'kysely';
import { identityRefused } from '../id-token';
import { limitKey, maxAttemptSeconds } from '@api/platform/http/limits';
import type { AccountsDatabase } from '../schema';
import { countTry } from '@api/platform/http/attempts';

/** Prevents replay, for longer than a token is valid (api/accounts/id-token.ts). @throws ApiError 401 */
export async function consumeTokenOnce(db: Kysely<AccountsDatabase>, token: string): Promise<void> {
  const key = limitKey('id-token', signedPart(token));
  if ((await countTry(db, key, { most: 1, seconds: maxAttemptSeconds })) > 0) throw identityRefused();
}

/** Without the signature, which has several valid encodings. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));
