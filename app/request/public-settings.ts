import type { Brokerage } from '@domain/brokerage/brokerage';
import type { PriceHistory } from '@domain/property/price-history';
import type { Controller } from '@domain/people/privacy';
import type { AnnounceRules } from '~/domain/announce-rules';
import type { SocialProvider } from '@domain/people/providers';

/** Settings that pages may show: no secrets. */
export interface PublicSettings {
  /** Leaflet's URL template (`{z}`, `{x}`, `{y}`); null: a map without tiles. */
  mapTileUrl: string | null;
  mapAttribution: string; // HTML of the operator
  embedHosts: readonly string[];
  financingRate: number; // percent per year
  priceHistory: PriceHistory;
  whatsapp: string | null; // digits with country code
  facebookAppId: string | null;
  providers: readonly SocialProvider[]; // in display order
  oneTapClientId: string | null; // Google client id; null: no One Tap
  showPartials: boolean;
  firm: Brokerage;
  exitIntent: boolean;
  gtmId: string | null; // Google Tag Manager container; null: no analytics
  /** Whether the browser requests the location: no proxy sends it, but a provider may know it. */
  asksRegion: boolean;
  /** Forms are also sent to marketing automation, which the privacy notice mentions. */
  hasMarketingForms: boolean;
  /** Whether the back end stores contract fields; otherwise forms leave them out. */
  asksContract: boolean;
  announce: AnnounceRules;
  controller: Controller; // data controller (LGPD)
}
