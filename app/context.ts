import type { ErrorLog, WarningLog } from '@domain/kernel/logged';
import type { FindPlace, Geolocation, Region } from '@domain/geo/geolocation';
import type { ApiClient } from '~/back-end/client.server';
import type { PageSources } from './back-end/page-sources.server';
import type { AvailableLinks } from './domain/menus/available-links';
import type { KnownRegions } from '~/domain/visitor-region';
import type { OperatorIndex } from '@domain/legacy-urls/operator-index';
import type { RedirectFor } from '@domain/legacy-urls/redirect-for';
import type { IdentityProviders } from '~/features/account/providers/providers.server';
import type { FindCep } from '~/features/announce/cep';
import type { DraftStore } from '~/features/announce/draft-store';
import type { PhotoStore } from './features/announce/photo-store';
import type { FormStore } from './features/account/session/form-store';
import type { AdminSession } from '~/features/admin/session/admin-session.server';
import type { VisitorSession } from '~/features/account/session/visitor-session.server';
import type { AddressLimit, SharedLimit } from '~/request/address-limit';
import type { LeadIntake } from './features/leads/lead-intake';
import type { PendingEvent } from './features/marketing/analytics/pending-events';
import type { SignInStep } from '~/features/account/sign-in/view';
import type { PublicSettings } from '~/request/public-settings';
import type { Seals } from '~/request/seals';

export interface Services {
  api: ApiClient;
  seals: Seals;
  forms: FormStore;
  identity: IdentityProviders;
  leads: LeadIntake;
  drafts: DraftStore;
  draftPhotos: PhotoStore;
  /** null: no provider is configured. */
  findCep: FindCep | null;
  /** From the operator's geolocation endpoint; null: none is configured. */
  findPlace: FindPlace | null;
  leadLimit: SharedLimit;
  photoLimit: SharedLimit;
  draftLimit: SharedLimit;
  /** Minimum ms between rendering and sending an announcement: programs are faster. */
  quickestSending: number;
  viewLimit: AddressLimit;
  /** Without a trailing slash; the base of canonical URLs. */
  siteUrl: string;
  settings: PublicSettings;
  // The next eight are absent without the server (tests, bench).
  /** @throws if the brokerage is unknown */
  house?: () => Promise<BrokerageContext>;
  /** false: no page may be rendered, since it would name another brokerage. */
  isBrokerageKnown?: () => Promise<boolean>;
  sources?: PageSources;
  redirectFor?: RedirectFor;
  /** The operator's. `check`: after a change on this instance; others see it within seconds. */
  redirects?: (Pick<OperatorIndex, 'find'> & { check?(): Promise<void> }) | undefined;
  visitAddress?: VisitAddress;
  knownRegions?: KnownRegions;
  /** Path of the script that runs before hydration; absent in development. */
  earlyScript?: string;
  log: ErrorLog & WarningLog;
}

/** What a visitor without cookies gets at an address of the site. `location`: of a redirect. */
export interface AddressVisit {
  status: number;
  location: string | null;
  title: string | null;
}
export type VisitAddress = (address: string, region: Region) => Promise<AddressVisit>;

/** Depends on the brokerage's settings: cached answers of the client can contain its name. */
export type BrokerageContext = Pick<Services, 'api' | 'settings'>;

export interface AnswerNotes {
  /** Texts of the document's own inline scripts. The Content-Security-Policy allows only these. */
  inlineScripts?: readonly string[];
  /** The URL contains a secret: the Referrer-Policy must not send it to other sites. */
  hasSecretAddress?: true;
  /** A form of the page leads to WhatsApp by a redirect. */
  opensWhatsapp?: true;
  pendingEvents?: readonly PendingEvent[];
  /** Step that answers a posted sign-in form; the document title depends on it. */
  signInStep?: SignInStep;
  /** A call of the page failed: no cache may store the page. */
  isIncomplete?: true;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Services {
    visitor: Geolocation; // location from the proxy's headers (server/geolocation/visitor.ts)
    /** Region for menus and lists; pages depend on nothing else of the location. */
    region: Region;
    session: VisitorSession;
    /** null or absent: the admin needs our own back end, in this process. */
    admin?: AdminSession | null;
    /** Absent without the server: all links are shown. */
    onOffer?: AvailableLinks;
    /** Identifies the request in the log, in the back end and on error pages (server/http/request-id.ts). */
    requestId?: string;
    answer: AnswerNotes;
  }
}
