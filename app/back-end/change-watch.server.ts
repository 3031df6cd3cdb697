import type { PublicChanges } from '@contract/public-changes';
import { clock } from '@domain/clock';
import type { WarningLog } from '@domain/logged';
import { ApiHttpError } from './errors.server';

/** What is known for longer is asked for anew beside the request, in ms; for more than twice as long, before it. */
const knownForMs = 1000;
/** No request waits longer for it, in ms. */
const patienceMs = 500;
export interface ChangeWatch {
  /**
   * Sees to it that what has changed is known, a second old at most; to be waited for where it is a promise. Asked by
   * requests: where nobody comes nobody asks.
   */
  look(): Promise<void> | undefined;
  /** Whether what was told says what is so now, at most two seconds late. */
  isToldNow(): boolean;
  /** When the back end told last, in ms of the monotonic clock; -Infinity: it never has. What was kept and is not forgotten was true then. */
  readonly toldAt: number;
  /** Grows with each change of any kind. */
  readonly version: number;
  /** Tells of each change; the first time of everything. */
  onChange(listener: (changes: PublicChanges) => void): void;
}

/** The call that tells of them. */
interface Teller {
  publicChanges(since: string | undefined, options: { timeoutMs: number }): Promise<PublicChanges>;
}

/**
 * Knows what public pages show otherwise now, as far as the back end tells it (`publicChanges`): whoever keeps pages or
 * answers forgets by it. One that has no such call, or fails, tells nothing: then only time can.
 * @param freshMs so long it is not asked again, whether it told or failed
 */
export function watchChanges(
  api: Teller,
  log: WarningLog,
  now: () => number = clock.monotonicNow,
  freshMs: number = knownForMs,
): ChangeWatch {
  const listeners: ((changes: PublicChanges) => void)[] = [];
  let cursor: string | undefined;
  let [toldAt, version, askAgainAt] = [-Infinity, 0, -Infinity];
  let asking: Promise<void> | undefined;
  let isSilent = false;

  async function ask(): Promise<void> {
    const begun = now();
    try {
      const changes = await api.publicChanges(cursor, { timeoutMs: patienceMs });
      [cursor, toldAt, isSilent] = [changes.cursor, begun, false];
      const { everything, lists, homes, photos, hasNewPhotos } = changes;
      if (!everything && !lists && homes?.length === 0 && photos.length === 0 && !hasNewPhotos) return;
      version += 1;
      for (const listener of listeners) listener(changes);
    } catch (error) {
      askAgainAt = now() + freshMs;
      const isMissing = error instanceof ApiHttpError && error.isMissing;
      if (!isMissing && !isSilent)
        log.warn({ reason: (error as Error).message }, 'the back end does not tell of changes');
      isSilent = true;
    }
  }

  return {
    look() {
      const at = now();
      const age = at - toldAt;
      if (age < freshMs) return undefined;
      if (at >= askAgainAt) asking ??= ask().finally(() => (asking = undefined));
      return age < 2 * freshMs ? undefined : asking;
    },
    isToldNow: () => now() - toldAt < 2 * freshMs,
    get toldAt() {
      return toldAt;
    },
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
