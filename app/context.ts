import type { ErrorLog, WarningLog } from '@domain/logged';
import type { FindPlace, Geolocation, Region } from '@domain/geolocation';
import type { ApiClient } from '~/back-end/client.server';
import type { ChangeWatch } from '~/back-end/change-watch.server';
import type { FrameState } from '~/back-end/frame-state';
import type { OnOffer } from '~/domain/menus/on-offer';
import type { RedirectFor } from '~/domain/legacy-urls/redirect-for';
import type { IdentityProviders } from '~/features/account/providers/providers.server';
import type { FindCep } from '~/features/announce/cep';
import type { DraftStore } from '~/features/announce/draft-store';
import type { PhotoShelf } from '~/features/announce/photo-shelf';
import type { FormShelf } from '~/features/account/session/form-shelf';
import type { VisitorSession } from '~/features/account/session/visitor-session.server';
import type { AddressLimit } from '~/request/address-limit';
import type { LeadDesk } from '~/features/leads/lead-desk';
import type { LeftToTell } from '~/features/marketing/analytics/left-to-tell';
import type { SignInStep } from '~/features/account/sign-in/view';
import type { PublicSettings } from '~/request/public-settings';
import type { Seals } from '~/request/seals';

/** What is the same for every request. */
export interface SharedContext {
  api: ApiClient;
  seals: Seals;
  forms: FormShelf;
  identity: IdentityProviders;
  leads: LeadDesk;
  /** Where drafts of announcements lie, where the back end keeps none. */
  drafts: DraftStore;
  /** Where photos of announcements lie, whichever back end there is. */
  draftPhotos: PhotoShelf;
  /** What a CEP says of a place; null: no provider is asked. */
  findCep: FindCep | null;
  /** Where an address is, by the operator's geolocation endpoint; null: it is not asked. */
  findPlace: FindPlace | null;
  leadLimit: AddressLimit;
  /** Of photos that are sent with announcements. */
  photoLimit: AddressLimit;
  /** Of drafts that are begun. */
  draftLimit: AddressLimit;
  /** How soon after it was shown an announcement may be sent, in ms: programs are faster. */
  quickestSending: number;
  /** Of properties that a browser says were seen. */
  viewLimit: AddressLimit;
  /** The site's own origin, without a slash at its end; canonical addresses are built on it. */
  siteUrl: string;
  settings: PublicSettings;
  /**
   * What of this belongs to the operator's own house, as it is now; absent where pages run without the server around
   * them (tests, the bench).
   */
  house?: () => Promise<HouseContext>;
  /** What public pages show otherwise now; absent where pages run without the server around them (tests, the bench). */
  changes?: ChangeWatch;
  /** What every page shows of house and links; absent where pages run without the server around them (tests, the bench). */
  frame?: FrameState;
  /** Where an old address leads; absent where pages run without the server around them (tests, the bench). */
  redirectFor?: RedirectFor;
  log: ErrorLog & WarningLog;
}

/** What changes with the house: what is set of it, and the client, since what is kept of its answers may name it. */
export type HouseContext = Pick<SharedContext, 'api' | 'settings'>;

export interface AnswerNotes {
  /** Of a document: the texts of its own inline scripts, and only these may run in it (Content-Security-Policy). */
  inlineScripts?: readonly string[];
  /** The page's address is a secret: no other site is told it (Referrer-Policy). */
  hasSecretAddress?: true;
  /** What the page that follows is to tell analytics (docs/decisions/0073-analytics.md). */
  toTell?: readonly LeftToTell[];
  /** Which step of signing in a posted form is answered with: the document's title follows it. */
  signInStep?: SignInStep;
  /** Something that the page reads has failed: what it shows, or leaves out, is of this moment alone, and kept by nobody. */
  isIncomplete?: true;
}

declare module '@remix-run/server-runtime' {
  /** Made at the edge (server/page-context.ts), the same for loaders and actions. */
  interface AppLoadContext extends SharedContext {
    /** Where the visitor is, as far as the proxy's headers say (server/visitor.ts). */
    visitor: Geolocation;
    /** Whose menus and lists the visitor gets: all that pages depend on of their place (server/visitor.ts). */
    region: Region;
    /** The visitor's own session (docs/decisions/0022-sessions.md). */
    session: VisitorSession;
    /** What the catalogue holds; absent where pages run without the server around them (tests, the bench): everything. */
    onOffer?: OnOffer;
    /** By which log, back end and a lead know this request; a person may tell it (server/request-id.ts). */
    requestId?: string;
    /** What the render leaves for the answer's headers (server/finished-answers.ts). */
    answer: AnswerNotes;
  }
}
