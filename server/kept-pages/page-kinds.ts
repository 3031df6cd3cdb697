import { LRUCache } from 'lru-cache';
import type { Experiment } from '@domain/experiments';
import { buildSearchUrl } from '@domain/search/build-url';
import { isSearchForm } from '@domain/search/form';
import { parseSearchUrl } from '@domain/search/parse-url';
import { parsePropertyPath } from '@domain/property-url';
import { asksToSignIn } from '~/features/account/sign-in/asks';
import { financingField } from '~/domain/financing/estimate-fields';
import { brokerAddress, readBrokerAddress } from '~/features/broker/address';
import { sentParam } from '~/features/leads/sent.server';
import { galleryTabParam, links, relatedLists } from '~/links';

/** A kind of page that is kept whole: what its address means, and what else it depends on. */
export interface PageKind {
  name: 'home' | 'listing' | 'property' | 'broker' | 'institutional';
  /** The address that all which ask for the same page have in common; null: this one is made anew each time. */
  addressOf(url: URL): string | null;
  /** Its listing's view is its visitor's own. */
  hasView?: true;
  /** Its arms differ. */
  experiment?: Experiment;
  /** It shows homes, so that any change of which there are is one of its own. */
  isList?: true;
  /** It names days to come, which are others from the hour on at which the house closes (`lastHour`). */
  hasVisitDays?: true;
  /** It leads back to the listing that its visitor comes from, so it is theirs where they come from one. */
  leadsBack?: true;
  /** It shows what its visitor has chosen, so it is theirs once they have. */
  showsChoices?: true;
  /** How long it may stand in without a word where the back end fails, in ms; the site's own page says more after that. */
  standInMs: number;
}

const minutes = 60_000;
const hours = 60 * minutes;

/** In whose name a page is shown: all pages know it. */
const broker = 'corretor';
/** A property's own parameters; those of its financing are a visitor's own figures, whose page is nobody else's. */
const financingFields: ReadonlySet<string> = new Set(Object.values(financingField));
const propertyParams: readonly string[] = [broker, galleryTabParam, ...Object.values(relatedLists)];

/** The path with what is known of the query, in one order; parameters that nobody reads say nothing. */
function withKnown({ pathname, searchParams }: URL, known: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = searchParams.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

const home: PageKind = {
  name: 'home',
  addressOf: (url) => withKnown(url, [broker]),
  experiment: 'search-simplified',
  isList: true,
  standInMs: 24 * hours,
};

/** A broker whose name no search could have frames the page all the same: such a page is nobody else's. */
const withBroker = (address: string, params: URLSearchParams): string | null =>
  params.has(broker) && !address.includes(`${broker}=`) ? null : address;

const listing: PageKind = {
  name: 'listing',
  // A form's fields are answered by a redirect, or with what is wrong in them.
  addressOf: ({ pathname, searchParams }) =>
    isSearchForm(searchParams)
      ? null
      : withBroker(buildSearchUrl(parseSearchUrl(pathname, searchParams)), searchParams),
  hasView: true,
  isList: true,
  // The page itself shows what was found last, and says so.
  standInMs: 0,
};

const property: PageKind = {
  name: 'property',
  addressOf: (url) => {
    const isOwn = [...url.searchParams.keys()].some((name) => financingFields.has(name));
    return isOwn || !parsePropertyPath(url.pathname) ? null : withKnown(url, propertyParams);
  },
  experiment: 'schedule-visit-without-cpf',
  hasVisitDays: true,
  leadsBack: true,
  standInMs: 15 * minutes,
};

const brokersPage: PageKind = {
  name: 'broker',
  addressOf: ({ pathname, searchParams }) => {
    const slug = decodeURIComponent(pathname.slice('/corretor/'.length)).toLowerCase();
    const { asForm, filters } = readBrokerAddress(slug, searchParams);
    return asForm ? null : brokerAddress(slug, filters);
  },
  isList: true,
  standInMs: 24 * hours,
};

const institutional: PageKind = {
  name: 'institutional',
  addressOf: (url) => withKnown(url, [broker]),
  standInMs: 24 * hours,
};
const privacy: PageKind = { ...institutional, showsChoices: true };
const institutionalPaths = new Set([
  ...[links.aboutUs(), links.history(), links.contact(), links.onlyYou(), links.wantedProperty()],
  ...[links.magazine(), links.terms()],
]);

function kindOf(pathname: string): PageKind | null {
  // What the router asks for is data, of whatever page.
  if (pathname.endsWith('.data')) return null;
  if (pathname === links.home()) return home;
  if (pathname === links.keywords()) return { ...institutional, isList: true };
  if (pathname === links.privacy()) return privacy;
  if (institutionalPaths.has(pathname)) return institutional;
  if (/^\/imoveis(?:\/|$)(?!banner$|customSelect$)/.test(pathname)) return listing;
  if (/^\/(?:novo|usado)\//.test(pathname)) return property;
  if (/^\/corretor\/[^/]+$/.test(pathname)) return brokersPage;
  return null;
}

/** A page that is asked for, by what all its askers have in common. */
export interface KeptAddress {
  kind: PageKind;
  /** Path and query. */
  address: string;
}

/** What addresses mean, as they are asked for: to read one takes longer than to answer it. Longer ones are asked for once. */
const meant = new LRUCache<string, { is: KeptAddress | null }>({ max: 5_000 });
const longestMeant = 300;

/** The kept page that an address means; null where it is made anew for everybody who asks. */
export function keptAddress(path: string, query: string): KeptAddress | null {
  const address = `${path}?${query}`;
  const known = meant.get(address);
  if (known) return known.is;
  const is = readAddress(path, query);
  if (address.length <= longestMeant) meant.set(address, { is });
  return is;
}

function readAddress(path: string, query: string): KeptAddress | null {
  const kind = kindOf(path);
  if (!kind) return null;
  const url = new URL(query ? `${path}?${query}` : path, 'http://here.invalid');
  // Who has just sent a form, or is to sign in, sees a page of their own.
  if (url.searchParams.has(sentParam) || asksToSignIn(url)) return null;
  const address = kind.addressOf(url);
  return address === null ? null : { kind, address };
}
