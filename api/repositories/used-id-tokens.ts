import type { Kysely } from 'kysely';
import { identityRefused } from '@api/auth/id-token';
import { limitKey, longestMemory } from '@api/auth/limits';
import type { Database } from '@api/db/schema';
import { countTry } from './attempts';

/**
 * Keeps that an id token was used, for far longer than any is taken (api/auth/id-token.ts): one that was overheard signs
 * nobody in.
 * @throws ApiError 401 where it was used before
 */
export async function takeTokenOnce(db: Kysely<Database>, token: string): Promise<void> {
  const key = limitKey('id-token', signedPart(token));
  if ((await countTry(db, key, { most: 1, seconds: longestMemory })) > 0) throw identityRefused();
}

/** What the signature covers; the signature itself can be written in more ways than one. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));
