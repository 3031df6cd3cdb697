import type { Kysely } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import { identityRefused } from '@api/auth/id-token';
import type { Database } from '@api/db/schema';

/**
 * Keeps that an id token was used, until its end: one that was overheard signs nobody in.
 * @throws ApiError 401 where it was used before
 */
export async function takeTokenOnce(db: Kysely<Database>, token: string, expires: Date): Promise<void> {
  const taken = await db
    .insertInto('attempt')
    .values({ key: `id-token:${hashOf(signedPart(token))}`, window_start: expires, count: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) throw identityRefused();
}

/** What the signature covers; the signature itself can be written in more ways than one. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));
