import { type Kysely, sql } from 'kysely';
import { forgetPhotoLinks } from '@api/announcements/announced-photos';
import { forgetDeclined } from '@api/announcements/forget-declined';
import { forgetDrafts } from '@api/repositories/announcement-drafts';
import { forgetOwnersPhotoLinks } from '@api/repositories/announcement-photo-links';
import { forgetEndedLinks } from '@api/repositories/folder-links';
import { forgetOfAccounts } from '@api/repositories/forget-accounts';
import { forgetPurchaseProfiles } from '@api/repositories/purchase-profile';
import { forgetRemoved } from '@api/repositories/removed-homes';
import { forgetSubscriptions } from '@api/subscriptions/forget';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { retention } from '@domain/privacy';
import type { Database } from './schema';
import { sqlNow } from './sql-now';

/** Deletes what visitors left longer ago than the privacy notice says it is kept. */
export async function forget(db: Kysely<Database>): Promise<void> {
  const now = sqlNow();
  await db
    .deleteFrom('recent_search')
    .where('searched_at', '<', sql<Date>`${now} - make_interval(days => ${retention.recentSearchDays})`)
    .execute();
  await db
    .deleteFrom('lead')
    .where('created_at', '<', sql<Date>`${now} - make_interval(years => ${retention.leadYears})`)
    .execute();
  const yearsAgo = sql<Date>`${now} - make_interval(years => ${retention.ownerInvitationYears})`;
  await db.deleteFrom('owner_invitation_link').where('made_at', '<', yearsAgo).execute();
  // Who wants none is not asked again, whenever it was said.
  await db
    .deleteFrom('owner_invitation')
    .where('invited_at', '<', yearsAgo)
    .where('stopped_at', 'is', null)
    .execute();
  await forgetOfAccounts(db);
  await forgetRemoved(db);
  await forgetEndedLinks(db);
  await forgetPurchaseProfiles(db);
  await forgetDrafts(db);
  await forgetPhotoLinks(db);
  await forgetOwnersPhotoLinks(db);
  await forgetDeclined(db);
  await forgetSubscriptions(db);
}

/** Forgetting, from time to time. */
export const forgettingKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('forget', { everyMinutes: 6 * 60 }, () => forget(db));
