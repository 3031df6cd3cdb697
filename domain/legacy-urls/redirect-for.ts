import { curatedList } from './curated-list';
import { fixedAddresses } from './fixed';
import { legacySearch } from './legacy-search';
import { isMalformed } from './malformed';
import type { OperatorIndex } from './operator-index';
import { isRealArea } from './pages';
import { parseQuery } from './query';
import { temporaryRedirect, permanentRedirect, type Redirect, splitAddress } from './redirect';
import { legacySegment } from './segments';
import type { LegacySettings } from './settings';
import { isUntouched } from './untouched';

export type RedirectFor = (method: string, path: string, query: string) => Redirect | null;
type OwnRules = Pick<OperatorIndex, 'find'>;

/** Maximum redirects of one URL, including the site's own. */
export const maxHops = 5;

/**
 * Pure rules for old and malformed URLs (spec 1 §4; settled §3). Path and query are raw. Never throws.
 * A location starts with one slash, or is the operator's. Where the operator's rules lead on, one redirect answers all.
 * @param own checked before malformed paths, since old URLs contain dots
 */
export function redirectRules(settings: LegacySettings, own?: OwnRules): RedirectFor {
  const next = oneStep(settings, own);
  return (method, path, query) => {
    let hop = next(method, path, query);
    if (!hop || !own) return hop?.redirect ?? null;
    let { status, location } = hop.redirect;
    for (let hops = 1; hops <= maxHops; hops++) {
      const further = next('GET', ...splitAddress(location));
      if (!further || !(hop.isOwn || further.isOwn)) break;
      // What the site itself decides for now, such as a malformed path that leads home, is its own answer.
      if (!further.isOwn && further.redirect.status === 302) break;
      hop = further;
      location = further.redirect.location;
      if (further.redirect.status === 302) status = 302;
    }
    return { status, location };
  };
}

export interface Hop {
  redirect: Redirect;
  /** By a rule of the operator. */
  isOwn: boolean;
}

/** One rule, without those that its location leads to. */
export function oneStep(
  settings: LegacySettings,
  own?: OwnRules,
): (method: string, path: string, query: string) => Hop | null {
  const fixedAddress = fixedAddresses(settings);
  const builtIn = (path: string, query: string): Redirect | null => {
    if (isMalformed(path)) return temporaryRedirect('/');
    if (path === '/') return null;
    const slashed = path.endsWith('/');
    const address = slashed ? path.slice(0, -1) : path;
    // Before the trailing slash rule, which would make a third redirect.
    const fixed = fixedAddress(address.toLowerCase(), query);
    if (fixed) return fixed;
    if (slashed) return permanentRedirect(address, parseQuery(query));
    if (isRealArea(address)) return null;
    const segments = address.slice(1).split('/');
    return curatedList(segments, query) ?? legacySearch(segments, query) ?? legacySegment(segments, query);
  };
  return (method, path, query) => {
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith('/') || isUntouched(path)) return null;
    if (saysUserExists(query)) return { redirect: temporaryRedirect('/?retry=login'), isOwn: false };
    const given = own?.find(path, query);
    if (given) return { redirect: given.redirect, isOwn: true };
    const redirect = builtIn(path, query);
    return redirect && { redirect, isOwn: false };
  };
}

/** Rule 1: an identity provider's error for a repeated registration. */
function saysUserExists(query: string): boolean {
  if (!query.includes('description')) return false;
  return parseQuery(query).some(
    ([name, value]) => name === 'error_description' && value.includes('User already exists'),
  );
}
