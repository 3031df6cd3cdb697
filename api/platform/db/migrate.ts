import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartupError } from '@api/platform/process/startup-error';
import * as catalogue from './migrations/0001-catalogue';
import * as leads from './migrations/0002-leads';
import * as views from './migrations/0003-views';
import * as accounts from './migrations/0004-accounts';
import * as sessionRefresh from './migrations/0005-session-refresh';
import * as consentNotTold from './migrations/0006-consent-not-told';
import * as propertyCodes from './migrations/0007-property-codes';
import * as waitingWork from './migrations/0008-waiting-work';
import * as leadDeliveries from './migrations/0009-lead-deliveries';
import * as placesWithoutCoordinates from './migrations/0010-places-without-coordinates';
import * as house from './migrations/0011-house';
import * as heldValues from './migrations/0012-held-values';
import * as feedsBySetting from './migrations/0013-feeds-by-setting';
import * as propertyEvents from './migrations/0014-property-events';
import * as folders from './migrations/0015-folders';
import * as folderLinks from './migrations/0016-folder-links';
import * as savedSearches from './migrations/0017-saved-searches';
import * as alerts from './migrations/0018-alerts';
import * as purchaseProfile from './migrations/0019-purchase-profile';
import * as favouritesLetters from './migrations/0020-favourites-letters';
import * as owners from './migrations/0022-owners';
import * as ownerInvitations from './migrations/0023-owner-invitations';
import * as viewHashes from './migrations/0024-view-hashes';
import * as ownerLetters from './migrations/0025-owner-letters';
import * as ownerInvitationLinks from './migrations/0026-owner-invitation-links';
import * as announcements from './migrations/0027-announcements';
import * as demoOwner from './migrations/0028-demo-owner';
import * as announcementLinks from './migrations/0029-announcement-links';
import * as announcementPhotos from './migrations/0030-announcement-photos';
import * as completedLeads from './migrations/0031-completed-leads';
import * as experiments from './migrations/0032-experiments';
import * as subscriptions from './migrations/0033-subscriptions';
import * as photosKeptAnew from './migrations/0034-photos-kept-anew';
import * as ownHomes from './migrations/0035-own-homes';
import * as publicChanges from './migrations/0036-public-changes';
import * as transactionTime from './migrations/0037-transaction-time';
import * as identityEmails from './migrations/0038-identity-emails';
import * as periodRents from './migrations/0039-period-rents';
import * as accountPublicId from './migrations/0040-account-public-id';
import * as photoAddresses from './migrations/0041-photo-addresses';
import * as demoTeam from './migrations/0043-demo-team';
import * as measuredPlans from './migrations/0044-measured-plans';
import * as launches from './migrations/0045-launches';
import * as savedSearchNames from './migrations/0046-saved-search-names';
import * as auditLog from './migrations/0047-audit-log';
import * as staff from './migrations/0048-staff';
import * as contacts from './migrations/0049-contacts';
import * as brokerChanges from './migrations/0050-broker-changes';
import * as undoneActs from './migrations/0053-undone-acts';
import * as dataRequests from './migrations/0054-data-requests';
import * as contactsOfBefore from './migrations/0055-contacts-of-before';
import * as contactSearch from './migrations/0056-contact-search';
import * as portals from './migrations/0057-portals';

/** In order. Never edit a migration that has run anywhere: add a new one. */
const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-leads': leads,
  '0003-views': views,
  '0004-accounts': accounts,
  '0005-session-refresh': sessionRefresh,
  '0006-consent-not-told': consentNotTold,
  '0007-property-codes': propertyCodes,
  '0008-waiting-work': waitingWork,
  '0009-lead-deliveries': leadDeliveries,
  '0010-places-without-coordinates': placesWithoutCoordinates,
  '0011-house': house,
  '0012-held-values': heldValues,
  '0013-feeds-by-setting': feedsBySetting,
  '0014-property-events': propertyEvents,
  '0015-folders': folders,
  '0016-folder-links': folderLinks,
  '0017-saved-searches': savedSearches,
  '0018-alerts': alerts,
  '0019-purchase-profile': purchaseProfile,
  '0020-favourites-letters': favouritesLetters,
  '0022-owners': owners,
  '0023-owner-invitations': ownerInvitations,
  '0024-view-hashes': viewHashes,
  '0025-owner-letters': ownerLetters,
  '0026-owner-invitation-links': ownerInvitationLinks,
  '0027-announcements': announcements,
  '0028-demo-owner': demoOwner,
  '0029-announcement-links': announcementLinks,
  '0030-announcement-photos': announcementPhotos,
  '0031-completed-leads': completedLeads,
  '0032-experiments': experiments,
  '0033-subscriptions': subscriptions,
  '0034-photos-kept-anew': photosKeptAnew,
  '0035-own-homes': ownHomes,
  '0036-public-changes': publicChanges,
  '0037-transaction-time': transactionTime,
  '0038-identity-emails': identityEmails,
  '0039-period-rents': periodRents,
  '0040-account-public-id': accountPublicId,
  '0041-photo-addresses': photoAddresses,
  '0043-demo-team': demoTeam,
  '0044-measured-plans': measuredPlans,
  '0045-launches': launches,
  '0046-saved-search-names': savedSearchNames,
  '0047-audit-log': auditLog,
  '0048-staff': staff,
  '0049-contacts': contacts,
  '0050-broker-changes': brokerChanges,
  '0053-undone-acts': undoneActs,
  '0054-data-requests': dataRequests,
  '0055-contacts-of-before': contactsOfBefore,
  '0056-contact-search': contactSearch,
  '0057-portals': portals,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Safe for concurrent instances: Kysely takes an advisory lock and uses one transaction.
 * @throws StartupError if a newer program has migrated the database
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const unknown = await unknownMigrations(db);
    throw unknown.length > 0 ? tooOld(unknown) : (error as Error);
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Names in the database that this program does not have. */
async function unknownMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const applied = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await applied.execute(db).catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name));
}

const tooOld = (unknown: string[]) =>
  new StartupError(
    `O banco de dados é de uma versão mais nova do programa: esta conhece as migrações até ${migrationNames.at(-1)}, e não ${unknown.join(', ')}. Use a versão que traz ${unknown.at(-1)}, ou uma mais nova.`,
  );
