import type { SocialProvider } from '@contract/auth';
import type { Geolocation } from '@contract/geolocation';
import type { LeadAnswer, LeadInput } from '@contract/leads';
import type { Firm } from '~/domain/firm';
import type { RedirectFor } from '~/domain/legacy-urls/redirect-for';
import type { Controller } from '~/domain/privacy';
import type { ApiClient } from './api/client.server';
import type { IdentityProviders } from './identity/providers.server';
import type { VisitorSession } from './visitor-session.server';

/** What the operator has set that pages may show; nothing here is secret. */
export interface PublicSettings {
  /** Leaflet's address pattern (`{z}`, `{x}`, `{y}`), or null: the map is shown without tiles. */
  mapTileUrl: string | null;
  /** The tile provider's attribution, as HTML that the operator wrote. */
  mapAttribution: string;
  /** Hosts whose videos and tours may stand in our pages, in a frame. */
  embedHosts: readonly string[];
  /** The rate of financing estimates, percent a year. */
  financingRate: number;
  /** The house's WhatsApp number in digits with country code, or null. */
  whatsapp: string | null;
  /** The operator's application at Facebook, or null. */
  facebookAppId: string | null;
  /** The providers to sign in with by a button, in the order that they are shown in. */
  providers: readonly SocialProvider[];
  /** The operator's application at Google, by which one tap signs in, or null: no one tap. */
  oneTapClientId: string | null;
  /** Whether `/partials` shows the components. */
  showPartials: boolean;
  /** The brokerage: offices, registrations, profiles. */
  firm: Firm;
  /** Who answers for personal data. */
  controller: Controller;
}

/** Counts a lead of a visitor's address. @returns 0, or how many seconds the address has to wait before its next one */
export type LeadLimit = (ip: string | null) => number;

/** That a lead is kept; `isWaiting`: not by the back end yet. */
export type LeadReceipt = LeadAnswer & { isWaiting?: true };

/** Where leads are handed in: nothing that it has taken is lost (docs/decisions/0019-leads.md). */
export interface LeadDesk {
  /**
   * Resolves once the lead is kept: by the back end, which may tell its protocol, or for it.
   * @throws LeadNotKept
   */
  accept(lead: LeadInput): Promise<LeadReceipt>;
}

/** Neither the back end nor the website could keep a lead. */
export class LeadNotKept extends Error {
  override name = 'LeadNotKept';
}

/** Cookies that only this site can read or write (server/seals.ts); `maxAge` in seconds. */
export interface Seals {
  /** The `Set-Cookie` value; `value` is anything that JSON can say. */
  cookie(name: string, value: unknown, maxAge: number): string;
  /** The `Set-Cookie` value that takes the cookie away. */
  forget(name: string): string;
  /** What a request's `Cookie` header has of it; null where there is none, it is too old, or it was not sealed here. */
  read(cookieHeader: string | null, name: string): unknown;
}

/** What is the same for every request. */
export interface SharedContext {
  api: ApiClient;
  seals: Seals;
  identity: IdentityProviders;
  leads: LeadDesk;
  leadLimit: LeadLimit;
  /** The site's own origin, without a slash at its end; canonical addresses are built on it. */
  siteUrl: string;
  settings: PublicSettings;
  /** Where an old address leads; absent where pages run without the server around them (tests, the bench). */
  redirectFor?: RedirectFor;
  log: { error(details: object, message: string): void };
}

export interface AnswerNotes {
  /** Of a document: the texts of its own inline scripts, and only these may run in it (Content-Security-Policy). */
  inlineScripts?: readonly string[];
}

declare module '@remix-run/server-runtime' {
  /** Made at the edge (server/page-context.ts), the same for loaders and actions. */
  interface AppLoadContext extends SharedContext {
    /** Where the visitor is, as far as the proxy's headers say (server/visitor.ts). */
    visitor: Geolocation;
    /** The visitor's own session (docs/decisions/0022-sessions.md). */
    session: VisitorSession;
    /** What the render leaves for the answer's headers (server/finished-answers.ts). */
    answer: AnswerNotes;
  }
}
