import type { Kysely } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** Keeps that an account was signed in to from this browser. */
export async function rememberDevice(db: Kysely<Database>, accountId: number, device: string): Promise<void> {
  const last_used_at = sqlNow();
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: hashOf(device), last_used_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_used_at }))
    .execute();
}

/** Lets none of an account's browsers through any more. */
export async function forgetDevices(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}
