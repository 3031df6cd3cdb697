import type { Hono } from 'hono';
import { accountHooks } from './account-hooks';
import { noDestinations } from '@api/leads/destinations';
import { noDeletionList } from './platform/db/deletion-list';
import { accountEmails } from './accounts/emails';
import { accountsModule } from './accounts/module';
import { auditModule } from './audit/module';
import type { SubjectNames } from './audit/subject-names';
import type { Undoer } from './audit/undoer';
import { analyticsModule } from './analytics/module';
import { announcementEmails } from './announcements/emails';
import { announcementLeads } from './announcements/lead-extension';
import { announcementsModule } from './announcements/module';
import { brokerAdminModule } from './broker-admin/module';
import { brokerageModule } from './brokerage/module';
import { brokersModule } from './brokers/module';
import { contactEmails } from './contacts/emails';
import { contactsModule } from './contacts/module';
import type { Database } from './database';
import type { ApiDeps, JobDeps } from './deps';
import { dataRequestsModule } from './data-requests/module';
import { forgetRequester } from './data-requests/requests';
import { distributionEmails } from './distribution/emails';
import { distributionModule } from './distribution/module';
import { favoritesModule } from './favorites/module';
import { feedAdminModule } from './feed-admin/module';
import { feedsModule } from './feeds/module';
import { leadEmails } from './leads/emails';
import { type EraseLeads, eraseLeads, type ErasingOptions } from './leads/erase';
import { leadsModule } from './leads/module';
import { invitationStopLinks } from './owners/invitation-links';
import { ownerStopLinks } from '@api/owners/report/emails/email-links';
import { joinStopLinks } from './platform/email/stop-links';
import { alertStopLinks } from './saved-searches/alerts/links';
import { ownerEmails } from './owners/emails';
import { ownersModule } from './owners/module';
import { pageChangesModule } from './page-changes/module';
import { portalFeedsModule } from './portal-feeds/module';
import { portalsModule } from './portals/module';
import type { PersonalData } from './platform/db/personal-data';
import type { EmailRenderers } from './platform/email/email-renderer';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { privacyEmails } from './privacy/emails';
import { privacyModule } from './privacy/module';
import { propertiesModule } from './properties/module';
import { propertyAdminModule } from './property-admin/module';
import { propertyChecksModule } from './property-checks/module';
import { purchaseProfileModule } from './purchase-profile/module';
import { redirectsModule } from './redirects/module';
import { reservedModule } from './reserved/module';
import { staffEmails } from './staff/emails';
import { staffModule } from './staff/module';
import { campaignsModule } from './campaigns/module';
import { showcaseModule } from './showcase/module';
import { textsModule } from './texts/module';
import { systemEmails } from './system/alerts/alert-email';
import { systemModule } from './system/module';
import { todayModule } from './today/module';
import { savedSearchEmails } from './saved-searches/emails';
import { savedSearchesModule } from './saved-searches/module';
import { retention } from '@domain/people/privacy';
import { searchModule } from './search/module';
import { waitingPeopleModule } from './waiting-people/module';

interface ApiModule {
  routes?(deps: ApiDeps): readonly Hono[];
  jobs?(deps: JobDeps): readonly JobDefinition[];
  personalData?(deps: Pick<ApiDeps, 'leadPlaces' | 'hooks' | 'auditYears'>): PersonalData<Database>;
  /** How acts of the brokerage's people are taken back. */
  undoers?(): readonly Undoer<Database>[];
  /** How its records are named in the audit log. */
  subjectNames?(): readonly SubjectNames<Database>[];
}

/** A new module may import only modules above it. */
export const modules: readonly ApiModule[] = [
  auditModule,
  staffModule,
  brokersModule,
  brokerageModule,
  brokerAdminModule,
  propertiesModule,
  searchModule,
  feedsModule,
  feedAdminModule,
  propertyAdminModule,
  portalFeedsModule,
  showcaseModule,
  textsModule,
  campaignsModule,
  accountsModule,
  privacyModule,
  favoritesModule,
  analyticsModule,
  savedSearchesModule,
  reservedModule,
  purchaseProfileModule,
  leadsModule,
  systemModule,
  dataRequestsModule,
  contactsModule,
  distributionModule,
  portalsModule,
  ownersModule,
  propertyChecksModule,
  waitingPeopleModule,
  announcementsModule,
  pageChangesModule,
  redirectsModule,
  todayModule,
];

export const undoers = modules.flatMap((module) => module.undoers?.() ?? []);
export const subjectNames = modules.flatMap((module) => module.subjectNames?.() ?? []);

export const emailRenderers: EmailRenderers<Database> = {
  ...accountEmails,
  ...privacyEmails,
  ...leadEmails(announcementLeads),
  ...announcementEmails,
  ...savedSearchEmails,
  ...ownerEmails,
  ...staffEmails,
  ...systemEmails,
  ...contactEmails(announcementLeads),
  ...distributionEmails(announcementLeads),
};

/** Without `leadPlaces`, no destination is notified of erased data. */
export function personalDataOf({
  leadPlaces: leadDestinations = noDestinations,
  deletions = noDeletionList,
  auditYears = retention.auditYears,
}: Partial<Pick<ApiDeps, 'leadPlaces' | 'deletions' | 'auditYears'>> = {}): PersonalData<Database>[] {
  const hooks = accountHooks({ leadPlaces: leadDestinations, deletions });
  return modules.flatMap(
    (module) => module.personalData?.({ leadPlaces: leadDestinations, hooks, auditYears }) ?? [],
  );
}

/** Erases a person's leads, with what modules above `leads` store of them. */
export const leadEraser =
  (options: Pick<ErasingOptions, 'dataDir' | 'places'>): EraseLeads =>
  (db, person, beside) =>
    eraseLeads(db, person, {
      ...announcementLeads,
      ...options,
      async beside(write, erased) {
        await beside?.(write, erased);
        await forgetRequester(write, person);
      },
    });

export const stopLinks = joinStopLinks([alertStopLinks, ownerStopLinks, invitationStopLinks]);
