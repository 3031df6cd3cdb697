import type { Kysely } from 'kysely';
import type { PriceHistory } from '@domain/property/price-history';
import type { AnnouncementsDeps } from './announcements/deps';
import type { SubjectNames } from './audit/subject-names';
import type { Undoer } from './audit/undoer';
import type { AccountHooks } from './accounts/account-hooks';
import type { Passwords } from './accounts/passwords';
import type { TrustedIssuers } from './accounts/trusted-issuers';
import type { Database } from './database';
import type { FeedJobDeps } from './feeds/module';
import type { EraseLeads } from './leads/erase';
import type { LeadExtension } from './leads/lead-extension';
import type { LeadDestinations } from '@api/leads/destinations';
import type { DeletionList } from './platform/db/deletion-list';
import type { PersonalData } from './platform/db/personal-data';
import type { StopLinks } from './platform/email/stop-links';
import type { HttpAnswer } from './platform/metrics/http-labels';
import type { IsBrokerageAddress } from '@api/platform/http/brokerage-networks';
import type { Engine } from './platform/db/engine';
import type { Derivatives } from './platform/photos/derivatives';
import type { Uploads } from './platform/photos/uploads';
import type { Logger } from './platform/process/log';
import type { AdminSettings } from './staff/deps';
import type { InboundSettings } from './portals/settings';
import type { SystemSettings } from './system/deps';
import type { Match } from './saved-searches/alerts/matcher';

/** Dependencies of all calls; each module declares its part. */
export type ApiDeps = {
  db: Kysely<Database>;
  log: Logger;
  derivatives?: Derivatives;
  uploads: Uploads;
  passwords: Passwords;
  issuers: TrustedIssuers;
  leadPlaces: LeadDestinations;
  deletions: DeletionList;
  priceHistory: PriceHistory;
  isBrokerageAddress: IsBrokerageAddress;
  hooks: AccountHooks;
  admin: AdminSettings;
  system: SystemSettings;
  inbound: InboundSettings;
  /** LEAD_REPLY_MINUTES. */
  replyMinutes: number;
  announcedPhotos: AnnouncementsDeps['announcedPhotos'];
  ownPhotos: AnnouncementsDeps['ownPhotos'];
  /** AUDIT_YEARS. */
  auditYears: number;
  stopLinks: StopLinks<Database>;
  personalData: readonly PersonalData<Database>[];
  undoers: readonly Undoer<Database>[];
  subjectNames: readonly SubjectNames<Database>[];
  eraseLeads: EraseLeads;
  /** Of calls from other processes, for metrics. */
  observeCall?: (answer: HttpAnswer) => void;
};

export type JobDeps = Omit<
  ApiDeps,
  | 'passwords'
  | 'issuers'
  | 'stopLinks'
  | 'derivatives'
  | 'uploads'
  | 'admin'
  | 'announcedPhotos'
  | 'ownPhotos'
  | 'eraseLeads'
  | 'system'
  | 'inbound'
  | 'observeCall'
  | 'undoers'
  | 'subjectNames'
> &
  FeedJobDeps & {
    engine: Engine;
    dataDir: string;
    siteUrl: string;
    leadExtension: LeadExtension<Database>;
    matchAlerts: Match;
  };
