import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartupError } from '@api/platform/process/startup-error';
import { directConnections } from './direct-connection';
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
import * as distribution from './migrations/0058-distribution';
import * as propertyOverrides from './migrations/0059-property-overrides';
import * as visibility from './migrations/0060-visibility';
import * as propertyChecks from './migrations/0061-property-checks';
import * as propertyBulks from './migrations/0062-property-bulks';
import * as heldRuns from './migrations/0063-held-runs';
import * as ownProperties from './migrations/0064-own-properties';
import * as broughtPhotos from './migrations/0065-brought-photos';
import * as firstInList from './migrations/0066-first-in-list';
import * as propertyList from './migrations/0067-property-list';
import * as showcaseDrafts from './migrations/0068-showcase-drafts';
import * as redirects from './migrations/0069-redirects';
import * as articles from './migrations/0070-articles';
import * as campaigns from './migrations/0071-campaigns';
import * as portalFeeds from './migrations/0072-portal-feeds';
import * as aroundAProperty from './migrations/0073-around-a-property';
import * as loadsByPeople from './migrations/0074-loads-by-people';
import * as perceptualHash from './migrations/0075-perceptual-hash';
import * as eventsInSets from './migrations/0076-events-in-sets';

/** In order. Never edit a migration that has run anywhere: add a new one. */
export const migrations: Record<string, Migration> = {
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
  '0058-distribution': distribution,
  '0059-property-overrides': propertyOverrides,
  '0060-visibility': visibility,
  '0061-property-checks': propertyChecks,
  '0062-property-bulks': propertyBulks,
  '0063-held-runs': heldRuns,
  '0064-own-properties': ownProperties,
  '0065-brought-photos': broughtPhotos,
  '0066-first-in-list': firstInList,
  '0067-property-list': propertyList,
  '0068-showcase-drafts': showcaseDrafts,
  '0069-redirects': redirects,
  '0070-articles': articles,
  '0071-campaigns': campaigns,
  '0072-portal-feeds': portalFeeds,
  '0073-around-a-property': aroundAProperty,
  '0074-loads-by-people': loadsByPeople,
  '0075-perceptual-hash': perceptualHash,
  '0076-events-in-sets': eventsInSets,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * The version before fails on a database with one of these: they take away or rename what it uses. All others are
 * expand/contract (docs/decisions/0151-upgrades.md), so both versions serve side by side.
 */
export const stopMigrations: readonly string[] = [
  '0008-waiting-work',
  '0015-folders',
  '0033-subscriptions',
  '0053-undone-acts',
  '0060-visibility',
];

interface Options {
  /** No other program has the database. */
  isAlone?: boolean;
}

/**
 * Safe for concurrent instances: Kysely takes an advisory lock and uses one transaction.
 * @throws StartupError if a newer program has migrated the database, or if other programs must stop first
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  { isAlone = false }: Options = {},
): Promise<string[]> {
  const applied = await appliedMigrations(db);
  if (newerThan(applied).length > 0) throw tooOld(newerThan(applied));
  // Kysely's migrator reads the columns of all tables several times.
  if (pendingAfter(applied).length === 0) return [];
  if (!isAlone && stopsOn(applied).length > 0) throw needsStop(stopsOn(applied));
  const migrator = new Migrator({
    db: directConnections(db),
    provider: { getMigrations: async () => migrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    // A newer program may have been quicker.
    const newer = newerThan(await appliedMigrations(db));
    throw newer.length > 0 ? tooOld(newer) : (error as Error);
  }
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Names in order; empty for a new database. */
export async function appliedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]!.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names that this program does not have. */
export const newerThan = (applied: readonly string[]): string[] =>
  applied.filter((name) => !migrationNames.includes(name));

export const pendingAfter = (applied: readonly string[]): string[] =>
  migrationNames.filter((name) => !applied.includes(name));

/** Pending migrations that need all other programs stopped; a new database has none. */
export const stopsOn = (applied: readonly string[]): string[] =>
  applied.length === 0 ? [] : pendingAfter(applied).filter((name) => stopMigrations.includes(name));

const needsStop = (stops: string[]) =>
  new StartupError(
    `Esta atualização pede o site parado (${stops.join(', ')}), e nada foi mudado: faça uma cópia, pare todas as instâncias, rode npm run upgrade -- apply e inicie de novo.`,
  );

const tooOld = (newer: string[]) =>
  new StartupError(
    `O banco de dados é de uma versão mais nova do programa: esta conhece as migrações até ${migrationNames.at(-1)}, e não ${newer.join(', ')}. Use a versão que traz ${newer.at(-1)}, ou uma mais nova.`,
  );
