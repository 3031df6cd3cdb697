import type { Consent } from '~/features/marketing/consent/consent';
import type { Controller } from '@domain/people/privacy';

export interface NoticeData {
  siteUrl: string;
  controller: Controller;
  /** Host of the map tiles; null: no maps. */
  mapHost: string | null;
  hasMarketingForms: boolean;
  /** Whether the visitor's state is determined from the IP address. */
  asksRegion: boolean;
  /** Whether Google Analytics runs with consent. */
  hasAnalytics: boolean;
  consent: Consent;
}

export const formatCnpj = (code: string): string =>
  code.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

/** Host of a tile URL template; `{s}` is a placeholder for server names. */
export function tileHost(pattern: string | null): string | null {
  const address = pattern?.replace(/\{s\}\.?/, '');
  return address && URL.canParse(address) ? new URL(address).hostname : null;
}
