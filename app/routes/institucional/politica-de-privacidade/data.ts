import type { Consent } from '~/features/marketing/consent/consent';
import type { Controller } from '@domain/privacy';

export interface NoticeData {
  siteUrl: string;
  controller: Controller;
  /** The host that the map's tiles come from; null: maps have none. */
  mapHost: string | null;
  /** Whether what forms say goes to the house's marketing automation too. */
  hasMarketingForms: boolean;
  /** Whether the state that a visitor is in is found out by their address. */
  asksRegion: boolean;
  /** Whether Google's analytics run for those who allow them. */
  hasAnalytics: boolean;
  /** What the visitor has chosen. */
  consent: Consent;
}

/** '12.ABC.345/01DE-35' */
export const formatCnpj = (code: string): string =>
  code.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

/** The host in a tile address pattern; `{s}` stands for several of its servers. */
export function tileHost(pattern: string | null): string | null {
  const address = pattern?.replace(/\{s\}\.?/, '');
  return address && URL.canParse(address) ? new URL(address).hostname : null;
}
