import type { Firm } from '@domain/firm';
import type { PriceHistory } from '@domain/price-history';
import type { Controller } from '@domain/privacy';
import type { AnnounceRules } from '~/domain/announce-rules';
import type { SocialProvider } from '@domain/providers';

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
  /** Who is shown what a property cost before. */
  priceHistory: PriceHistory;
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
  /** Whether the exit window comes (docs/decisions/0074). */
  exitIntent: boolean;
  /** The operator's container of Google Tag Manager, or null: no analytics. */
  gtmId: string | null;
  /** Whether the browser asks where its visitor is: no proxy says it, and somebody may know. */
  asksRegion: boolean;
  /** Whether forms go to the house's marketing automation too: the privacy notice says so. */
  hasMarketingForms: boolean;
  /** Whether the back end takes what only a contract with an owner needs: what nobody takes is not asked. */
  asksContract: boolean;
  /** What the house takes of homes that owners announce. */
  announce: AnnounceRules;
  /** Who answers for personal data. */
  controller: Controller;
}
