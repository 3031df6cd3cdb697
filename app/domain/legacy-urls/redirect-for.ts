import { curatedList } from './curated-list';
import { fixedAddresses } from './fixed';
import { legacySearch } from './legacy-search';
import { isMalformed } from './malformed';
import type { OperatorIndex } from './operator-index';
import { isRealArea } from './pages';
import { parseQuery } from './query';
import { temporaryRedirect, permanentRedirect, type Redirect } from './redirect';
import { legacySegment } from './segments';
import type { LegacySettings } from './settings';
import { isUntouched } from './untouched';

export type RedirectFor = (method: string, path: string, query: string) => Redirect | null;

/**
 * Pure rules for old and malformed URLs (spec 1 §4; settled §3). Path and query are raw. Never throws.
 * A location starts with one slash, or is the operator's.
 * @param own checked before malformed paths, since old URLs contain dots
 */
export function redirectRules(settings: LegacySettings, own?: Pick<OperatorIndex, 'find'>): RedirectFor {
  const fixedAddress = fixedAddresses(settings);
  return (method, path, query) => {
    if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith('/') || isUntouched(path)) return null;
    if (saysUserExists(query)) return temporaryRedirect('/?retry=login');
    const given = own?.find(path, query);
    if (given) return given.redirect;
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
}

/** Rule 1: an identity provider's error for a repeated registration. */
function saysUserExists(query: string): boolean {
  if (!query.includes('description')) return false;
  return parseQuery(query).some(
    ([name, value]) => name === 'error_description' && value.includes('User already exists'),
  );
}
