import { clock } from '@domain/kernel/clock';
import type { ErrorLog } from '@domain/kernel/logged';
import { availableLinksState, getAvailableLinks } from './available-links.server';
import { currentSearchesVersion } from './cache-version.server';
import type { ApiClient } from './client.server';
import type { Invalidation } from './invalidation.server';
import type { LayoutState } from './layout-state';

/** All that a public page is made of: brokerage settings, available links, and the catalogue of its cached answers. */
export interface PageSources extends Pick<Invalidation, 'onChange'> {
  /** Refreshes what is old. Await the promise, if any. Only requests start a refresh. */
  look(): Promise<unknown> | undefined;
  /** Waits for all sources, as long as a page waits for them. */
  refresh(): Promise<void>;
  /** Opaque. A page is current if this was equal before and after it was made; null: a source is late or has failed. */
  stamp(): string | null;
  /** Opaque. Pages with another layout are never served. */
  readonly layout: string;
  /** Monotonic ms at which cached pages were last known to be current; -Infinity: the back end reports no changes. */
  readonly checkedAt: number;
}

interface Sources {
  changes: Invalidation;
  brokerage: LayoutState & { now(): Promise<unknown> };
  /** Addresses of cached pages may be redirected. */
  redirects?: { readonly version?: number };
  /** Client of `getAvailableLinks`. */
  api: ApiClient;
  log: ErrorLog;
}

const refreshIntervalMs = 1000;

export function watchPageSources({ changes, brokerage, redirects, api, log }: Sources): PageSources {
  let [refreshedAt, hasRefreshed, checkedAt] = [-Infinity, false, -Infinity];
  let refreshing: Promise<void> | undefined;

  /** An error appears on the page itself, which makes the same calls. */
  async function refreshLayout(): Promise<void> {
    await Promise.allSettled([brokerage.now(), getAvailableLinks(api, log)]);
    hasRefreshed = true;
  }
  const links = () => availableLinksState(api, currentSearchesVersion(changes));
  const layout = () => `${brokerage.version} ${links().version} ${redirects?.version ?? 0}`;
  function stamp(): string | null {
    const catalogue = changes.stamp();
    const isCertain = catalogue !== null && brokerage.isCertain && links().isCertain;
    return isCertain ? `${layout()} ${catalogue}` : null;
  }

  return {
    onChange: changes.onChange,
    look() {
      const now = clock.monotonicNow();
      if (now - refreshedAt >= refreshIntervalMs) {
        refreshedAt = now;
        refreshing = refreshLayout();
      }
      const pending = changes.look();
      // The first requests wait for both.
      return hasRefreshed ? pending : Promise.all([refreshing, pending]);
    },
    refresh: async () => void (await Promise.all([changes.look(), refreshLayout()])),
    stamp,
    get layout() {
      return layout();
    },
    get checkedAt() {
      if (stamp() !== null) checkedAt = changes.checkedAt;
      return checkedAt;
    },
  };
}
