import { curatedList } from './curated-list';
import { fixedAddresses } from './fixed';
import { legacySearch } from './legacy-search';
import { isMalformed } from './malformed';
import type { OperatorIndex } from './operator-index';
import { isRealArea } from './pages';
import { parseQuery } from './query';
import { forNow, permanently, type Redirect } from './redirect';
import { legacySegment } from './segments';
import type { LegacySettings } from './settings';
import { isUntouched } from './untouched';

/** Tells where a request is sent on to; null where its page, or a 404, answers. */
export type RedirectFor = (method: string, path: string, query: string) => Redirect | null;

/**
 * The rules of old and malformed addresses (spec 1 §4; settled §3) as one pure function, for the server in front of the
 * pages and for the catch-all route. Path and query as they came over the wire, the query without its '?'. Never
 * throws. A location is made of what was understood, and begins with one slash or is the operator's own.
 * @param own the operator's redirects; they come before the rules of what a path looks like, since old addresses have
 * dots
 */
export function redirectRules(settings: LegacySettings, own?: OperatorIndex): RedirectFor {
  const fixedAddress = fixedAddresses(settings);
  return (method, path, query) => {
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith('/') || isUntouched(path)) return null;
    if (saysUserExists(query)) return forNow('/?retry=login');
    const given = own?.find(path, query);
    if (given) return given.redirect;
    if (isMalformed(path)) return forNow('/');
    if (path === '/') return null;
    const slashed = path.endsWith('/');
    const address = slashed ? path.slice(0, -1) : path;
    // With its slash too, or the longest chains would have three hops.
    const fixed = fixedAddress(address.toLowerCase(), query);
    if (fixed) return fixed;
    if (slashed) return permanently(address, parseQuery(query));
    if (isRealArea(address)) return null;
    const segments = address.slice(1).split('/');
    return curatedList(segments, query) ?? legacySearch(segments, query) ?? legacySegment(segments, query);
  };
}

/** Rule 1: what an identity provider says where somebody signs up twice. */
function saysUserExists(query: string): boolean {
  if (!query.includes('description')) return false;
  return parseQuery(query).some(
    ([name, value]) => name === 'error_description' && value.includes('User already exists'),
  );
}
