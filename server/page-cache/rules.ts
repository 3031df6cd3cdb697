import { LRUCache } from 'lru-cache';
import type { Experiment } from '@domain/experiments/experiments';
import { buildSearchUrl } from '@domain/search/build-url';
import { isSearchForm } from '@domain/search/form';
import { parseSearchUrl } from '@domain/search/parse-url';
import { parsePropertyPath } from '@domain/property/property-url';
import { isContactSubject } from '@domain/taxonomy/lead-options';
import { isSignInRequested } from '~/features/account/sign-in/is-sign-in-requested';
import { financingField } from '~/domain/financing/estimate-fields';
import { brokerAddress, readBrokerAddress } from '~/features/broker/address';
import { sentParam } from '~/features/leads/sent.server';
import { galleryTabParam, links, relatedLists, subjectParam } from '~/links';

export interface CacheRule {
  name: 'home' | 'listing' | 'property' | 'broker' | 'institutional';
  /** Address shared by all equal requests; null: not cacheable. */
  addressOf(url: URL): string | null;
  hasView?: true;
  experiment?: Experiment;
  /** Shows properties: any change of the available ones affects it. */
  isList?: true;
  /** Shows future dates, which change at `lastHour`. */
  hasVisitDays?: true;
  /** Links back to the visitor's listing: personal if they come from one. */
  leadsBack?: true;
  /** Shows the visitor's consent: personal once it is given. */
  showsChoices?: true;
  /** How long it may be served silently if the back end fails; after that the site's own page explains more. */
  maxStaleMs: number;
}

const minutes = 60_000;
const hours = 60 * minutes;

const broker = 'corretor';
/** Own parameters of a property page. Financing parameters make it personal. */
const financingFields: ReadonlySet<string> = new Set(Object.values(financingField));
const propertyParams: readonly string[] = [broker, galleryTabParam, ...Object.values(relatedLists)];

/** Path with the known parameters in one order; unknown ones have no effect. */
function withKnown({ pathname, searchParams }: URL, known: readonly string[]): string {
  const knownParams = new URLSearchParams();
  for (const name of known) {
    const value = searchParams.get(name);
    if (value) knownParams.set(name, value);
  }
  return knownParams.size > 0 ? `${pathname}?${knownParams}` : pathname;
}

const home: CacheRule = {
  name: 'home',
  addressOf: (url) => withKnown(url, [broker]),
  experiment: 'search-simplified',
  isList: true,
  maxStaleMs: 24 * hours,
};

/** A broker who cannot be part of a search still changes the page: not cacheable. */
const withBroker = (address: string, params: URLSearchParams): string | null =>
  params.has(broker) && !address.includes(`${broker}=`) ? null : address;

const listing: CacheRule = {
  name: 'listing',
  // A search form is answered with a redirect or with its errors.
  addressOf: ({ pathname, searchParams }) =>
    isSearchForm(searchParams)
      ? null
      : withBroker(buildSearchUrl(parseSearchUrl(pathname, searchParams)), searchParams),
  hasView: true,
  isList: true,
  // The page itself shows the last results, and says so.
  maxStaleMs: 0,
};

const property: CacheRule = {
  name: 'property',
  addressOf: (url) => {
    const isOwn = [...url.searchParams.keys()].some((name) => financingFields.has(name));
    return isOwn || !parsePropertyPath(url.pathname) ? null : withKnown(url, propertyParams);
  },
  experiment: 'schedule-visit-without-cpf',
  hasVisitDays: true,
  leadsBack: true,
  maxStaleMs: 15 * minutes,
};

const brokersPage: CacheRule = {
  name: 'broker',
  addressOf: ({ pathname, searchParams }) => {
    const slug = decodeURIComponent(pathname.slice('/corretor/'.length)).toLowerCase();
    const { asForm, filters } = readBrokerAddress(slug, searchParams);
    return asForm ? null : brokerAddress(slug, filters);
  },
  isList: true,
  maxStaleMs: 24 * hours,
};

const institutional: CacheRule = {
  name: 'institutional',
  addressOf: (url) => withKnown(url, [broker]),
  maxStaleMs: 24 * hours,
};
const privacy: CacheRule = { ...institutional, showsChoices: true };
const contact: CacheRule = {
  ...institutional,
  addressOf: (url) =>
    withKnown(url, isContactSubject(url.searchParams.get(subjectParam)) ? [broker, subjectParam] : [broker]),
};
/** Texts show properties. */
const article: CacheRule = {
  ...institutional,
  addressOf: (url) => withKnown(url, [broker, 'pagina']),
  isList: true,
};
const institutionalPaths = new Set([
  ...[links.aboutUs(), links.history(), links.onlyYou(), links.wantedProperty()],
  ...[links.magazine(), links.terms()],
]);

function ruleFor(pathname: string): CacheRule | null {
  // Data requests of the router.
  if (pathname.endsWith('.data')) return null;
  if (pathname === links.home()) return home;
  if (pathname === links.keywords()) return { ...institutional, isList: true };
  if (pathname === links.privacy()) return privacy;
  if (pathname === links.contact()) return contact;
  if (institutionalPaths.has(pathname)) return institutional;
  if (pathname !== links.magazineSent() && /^\/revista-curate\/[a-z0-9-]{1,80}$/.test(pathname))
    return article;
  if (/^\/imoveis(?:\/|$)(?!banner$|customSelect$)/.test(pathname)) return listing;
  if (/^\/(?:novo|usado)\//.test(pathname)) return property;
  if (/^\/corretor\/[^/]+$/.test(pathname)) return brokersPage;
  return null;
}

export interface CacheableAddress {
  kind: CacheRule;
  address: string;
}

/** Parsing an address takes longer than answering it, so results are cached, except of longer addresses. */
const parsedAddresses = new LRUCache<string, { is: CacheableAddress | null }>({ max: 5_000 });
const maxParsedLength = 300;

/** null: not cacheable. */
export function parseCacheableAddress(path: string, query: string): CacheableAddress | null {
  const address = `${path}?${query}`;
  const known = parsedAddresses.get(address);
  if (known) return known.is;
  const is = readAddress(path, query);
  if (address.length <= maxParsedLength) parsedAddresses.set(address, { is });
  return is;
}

function readAddress(path: string, query: string): CacheableAddress | null {
  const kind = ruleFor(path);
  if (!kind) return null;
  const url = new URL(query ? `${path}?${query}` : path, 'http://here.invalid');
  // Personal: after a sent form, or before a sign-in.
  if (url.searchParams.has(sentParam) || isSignInRequested(url)) return null;
  const address = kind.addressOf(url);
  return address === null ? null : { kind, address };
}
