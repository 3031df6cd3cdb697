import type { PublicChanges } from '@contract/public-changes';
import { clock } from '@domain/kernel/clock';
import type { WarningLog } from '@domain/kernel/logged';
import { ApiHttpError } from './errors.server';

/**
 * Maximum age in ms without a refresh. Up to twice this age, the refresh runs beside the request; also after a failed
 * report, for twice this time: a page that waits for the next attempt would know no more.
 */
const knownForMs = 1000;
const usualTimeoutMs = 500;

/** @param after time of the call before (monotonic ms): if it did not fail, all changes came after it */
export type ChangeListener = (changes: PublicChanges, after: number) => void;

export interface Invalidation {
  /** Refreshes old data. Await the promise, if any. Only requests start a refresh. */
  look(): Promise<void> | undefined;
  isCurrent(): boolean;
  /** Time of the last report (monotonic ms); valid cached data was correct then. */
  readonly checkedAt: number;
  readonly version: number;
  /** The version at which searches may last have found other properties. */
  readonly searchesVersion: number;
  /**
   * Opaque. If it is equal at two times, no change was reported between them, and no report failed. null: unknown, since
   * reports fail. '': the back end has reported nothing yet, or does not report.
   */
  stamp(): string | null;
  /** The first report is a change of everything. */
  onChange(listener: ChangeListener): void;
}

interface ChangesSource {
  publicChanges(since: string | undefined, options: { timeoutMs: number }): Promise<PublicChanges>;
}

/** Without the back end's change report there are no events: caches then expire by time. */
export function watchChanges(
  api: ChangesSource,
  log: WarningLog,
  now: () => number = clock.monotonicNow,
  freshMs: number = knownForMs,
  timeoutMs: number = usualTimeoutMs,
): Invalidation {
  const listeners: ChangeListener[] = [];
  let cursor: string | undefined;
  let [lastAnswerAt, version, searchesVersion, retryAt, failures] = [-Infinity, 0, 0, -Infinity, 0];
  let calledAt = -Infinity;
  let pending: Promise<void> | undefined;
  let isSilent = false;

  async function fetchChanges(): Promise<void> {
    const [begun, after] = [now(), calledAt];
    calledAt = begun;
    try {
      const changes = await api.publicChanges(cursor, { timeoutMs });
      [cursor, lastAnswerAt, isSilent] = [changes.cursor, begun, false];
      const { everything, lists, homes: properties, photos, hasNewPhotos } = changes;
      if (!everything && !lists && properties?.length === 0 && photos.length === 0 && !hasNewPhotos) return;
      version += 1;
      if (everything || lists) searchesVersion = version;
      for (const listener of listeners) listener(changes, after);
    } catch (error) {
      retryAt = now() + freshMs;
      failures += 1;
      const isMissing = error instanceof ApiHttpError && error.isMissing;
      // If the call comes back, its first report is of everything.
      if (isMissing) cursor = undefined;
      if (!isMissing && !isSilent)
        log.warn({ reason: (error as Error).message }, 'catalogue changes unavailable');
      isSilent = true;
    }
  }

  const isCurrent = () => now() - lastAnswerAt < 2 * freshMs;

  return {
    look() {
      const at = now();
      const age = at - lastAnswerAt;
      if (age < freshMs) return undefined;
      if (at >= retryAt) pending ??= fetchChanges().finally(() => (pending = undefined));
      const hasJustFailed = at < retryAt + freshMs;
      return age < 2 * freshMs || hasJustFailed ? undefined : pending;
    },
    isCurrent,
    stamp() {
      if (cursor === undefined) return '';
      return isCurrent() ? `${version} ${failures}` : null;
    },
    get checkedAt() {
      return lastAnswerAt;
    },
    get version() {
      return version;
    },
    get searchesVersion() {
      return searchesVersion;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
