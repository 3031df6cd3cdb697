import { type Kysely, sql } from 'kysely';
import type { PurchaseProfile } from '@contract/purchase-profile';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { retention } from '@domain/privacy';

/** What an account has said; undefined: nothing. */
export const purchaseProfileOf = (db: Kysely<Database>, account: number) =>
  db
    .selectFrom('purchase_profile')
    .select(['answers', 'updated_at', sql<boolean>`used_at < ${sqlNow()} - interval '1 day'`.as('isUseOld')])
    .where('account_id', '=', account)
    .executeTakeFirst();

/** Notes that a profile is in use: it is kept from today on. */
export const markProfileUsed = (db: Kysely<Database>, account: number) =>
  db.updateTable('purchase_profile').set({ used_at: sqlNow() }).where('account_id', '=', account).execute();

/** Keeps what an account says, in place of what it said before. */
export async function savePurchaseProfile(
  db: Kysely<Database>,
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

/** Erases it at once. */
export const erasePurchaseProfile = (db: Kysely<Database>, account: number) =>
  db.deleteFrom('purchase_profile').where('account_id', '=', account).execute();

/** Deletes those that nobody has used for as long as the privacy notice says. */
export const forgetPurchaseProfiles = (db: Kysely<Database>) =>
  db
    .deleteFrom('purchase_profile')
    .where(
      'used_at',
      '<',
      sql<Date>`${sqlNow()} - make_interval(months => ${retention.purchaseProfileMonths})`,
    )
    .execute();
