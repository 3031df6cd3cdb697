import type { Invalidation } from './invalidation.server';
import type { CacheVersion } from './response-cache.server';

/** `searches`: which properties they find, without what their cards show. */
export type ChangedBy = 'lists' | 'searches' | { home: number };

/** undefined: the back end does not report changes. */
export interface GetCacheVersion {
  (of: ChangedBy): Promise<CacheVersion>;
  /** How often properties were hidden: answers of before are used no more. */
  purges?(): number;
}

const maxProperties = 5_000;

export const currentSearchesVersion = (
  changes: Pick<Invalidation, 'isCurrent' | 'searchesVersion'>,
): CacheVersion => (changes.isCurrent() ? String(changes.searchesVersion) : undefined);

/** Versions from the back end's change report. A change during a call is reported later, as a new version. */
export function trackCacheVersions(changes: Invalidation): GetCacheVersion {
  const versions = new Map<number, number>();
  let [allVersion, purges] = [0, 0];
  changes.onChange(({ everything, homes: changed, photos, hasNewPhotos, hidden }) => {
    if (hidden) purges += 1;
    const { version } = changes;
    const areMany = changed === null || versions.size + changed.length > maxProperties;
    if (everything || areMany || photos.length > 0 || hasNewPhotos) {
      versions.clear();
      allVersion = version;
    } else for (const property of changed) versions.set(property, version);
  });
  const getCacheVersion = async (of: ChangedBy): Promise<CacheVersion> => {
    await changes.look();
    if (!changes.isCurrent()) return undefined;
    if (of === 'searches') return currentSearchesVersion(changes);
    // Every change affects some list.
    return String(of === 'lists' ? changes.version : (versions.get(of.home) ?? allVersion));
  };
  return Object.assign(getCacheVersion, { purges: () => purges });
}
