import type { Kysely } from 'kysely';
import { hashOf } from '@api/platform/http/secrets';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';

export async function rememberDevice(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  device: string,
): Promise<void> {
  const last_used_at = sqlNow();
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: hashOf(device), last_used_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_used_at }))
    .execute();
}

export async function forgetDevices(db: Kysely<AccountsDatabase>, accountId: number): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}
