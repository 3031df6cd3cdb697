import { type Kysely, sql } from 'kysely';
import type { PurchaseProfile } from '@contract/purchase-profile';
import type { PurchaseProfileDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';

/** `isUseOld`: `used_at` needs an update. */
export const purchaseProfileOf = (db: Kysely<PurchaseProfileDatabase>, account: number) =>
  db
    .selectFrom('purchase_profile')
    .select(['answers', 'updated_at', sql<boolean>`used_at < ${sqlNow()} - interval '1 day'`.as('isUseOld')])
    .where('account_id', '=', account)
    .executeTakeFirst();

/** Restarts the retention period. */
export const markProfileUsed = (db: Kysely<PurchaseProfileDatabase>, account: number) =>
  db.updateTable('purchase_profile').set({ used_at: sqlNow() }).where('account_id', '=', account).execute();

export async function savePurchaseProfile(
  db: Kysely<PurchaseProfileDatabase>,
  account: number,
  profile: PurchaseProfile,
): Promise<void> {
  const answers = JSON.stringify(profile);
  const now = sqlNow();
  await db
    .insertInto('purchase_profile')
    .values({ account_id: account, answers, updated_at: now, used_at: now })
    .onConflict((both) => both.column('account_id').doUpdateSet({ answers, updated_at: now, used_at: now }))
    .execute();
}

export const erasePurchaseProfile = (db: Kysely<PurchaseProfileDatabase>, account: number) =>
  db.deleteFrom('purchase_profile').where('account_id', '=', account).execute();

/** Deletes profiles unused for the privacy notice's period. */
export const forgetPurchaseProfiles = (db: Kysely<PurchaseProfileDatabase>) =>
  db
    .deleteFrom('purchase_profile')
    .where(
      'used_at',
      '<',
      sql<Date>`${sqlNow()} - make_interval(months => ${retention.purchaseProfileMonths})`,
    )
    .execute();
