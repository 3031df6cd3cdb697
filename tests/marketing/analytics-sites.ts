import { afterAll, beforeAll } from 'vitest';
import {
  consentName,
  encodeConsent,
  optionalPurposes,
  type Purpose,
} from '~/features/marketing/consent/consent';
import { decodePendingEvents } from '~/features/marketing/analytics/pending-events';
import { openSite } from '../imoveis/site';
import { cookieOf } from '../sign-in/visitor';
import { makeListing } from '../support/catalogue';

type Site = Awaited<ReturnType<typeof openSite>>;

export const consents = (...purposes: readonly Purpose[]) =>
  `${consentName}=${encodeConsent(purposes, new Date())}`;
export const all = consents(...optionalPurposes);
/** The analytics events that an answer leaves in its cookie. */
export const trackedEvents = ({ headers }: { headers: Headers }) =>
  decodePendingEvents(cookieOf(headers)).map(([, event]) => event);
export const login = '/area-do-cliente/login';
let people = 0;
export const newEmail = () => `conta.${(people += 1)}@exemplo.com.br`;

/** A website with a container of the Tag Manager. */
export const siteWithAnalytics = (more: Record<string, string> = {}) =>
  siteWith({ GTM_ID: 'GTM-TEST1', EXIT_INTENT: 'on', ...more });

/** A website without one. */
export const siteWithoutAnalytics = () => siteWith({ EXIT_INTENT: 'on' });

function siteWith(settings: Record<string, string>) {
  let site: Site;
  beforeAll(async () => {
    site = await openSite([makeListing({ reference: 'A' })], settings);
  });
  afterAll(() => site.close());
  return {
    get site() {
      return site;
    },
    get propertyId() {
      return site.ids.get('A')!;
    },
  };
}
