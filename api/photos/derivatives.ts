import { clock } from '@domain/clock';
import { type WarningLog, warned } from '@domain/logged';
import { StoreAwayError } from './bucket';
import type { PhotoFormat, PhotoSize } from '@domain/photo';
import { PhotoError } from './photo-error';
import { pictures, type Pictures } from './pictures';
import type { PhotoStore } from './store';
import { BusyError, takeTurns } from './turns';

/** Files made at once for visitors, and how many more may wait for their turn. */
const atOnce = 2;
const maxWaiting = 60;
/** How often a store that is away is told of, ms. */
const tellEvery = 10_000;

export interface Derivatives {
  /**
   * Reads a file, or makes it, once for all concurrent requests.
   * @param signal aborted when the request's client has left: a file that no client waits for is not begun
   * @returns null if there is no such photo
   * @throws BusyError
   */
  get(key: string, size: PhotoSize, format: PhotoFormat, signal?: AbortSignal): Promise<Buffer | null>;
  /** Makes a file ahead of its first visitor, when no visitor waits. */
  prepare(key: string, size: PhotoSize, format: PhotoFormat): Promise<void>;
  /** How long ago a visitor asked for a file, ms; Infinity before the first. */
  idleFor(): number;
}

export function createDerivatives(
  store: PhotoStore,
  log: WarningLog,
  works: { visitors: Pictures; imports: Pictures } = pictures,
): Derivatives {
  const making = new Map<string, { made: Promise<Buffer | null>; signals: (AbortSignal | undefined)[] }>();
  const turns = takeTurns(atOnce, maxWaiting);
  let askedAt = -Infinity;
  let toldAt = -Infinity;

  function told(error: unknown): never {
    if (error instanceof StoreAwayError && clock.monotonicNow() - toldAt > tellEvery) {
      toldAt = clock.monotonicNow();
      log.warn({ reason: error.message }, 'O armazenamento das fotos não responde');
    }
    throw error;
  }

  async function make(
    work: Pictures,
    key: string,
    size: PhotoSize,
    format: PhotoFormat,
  ): Promise<Buffer | null> {
    const original = await store.readOriginal(key);
    if (!original) return null;
    const data = await work.run('makeDerivative', original, size, format).catch((error: Error) => {
      log.warn({ key, reason: error.message }, 'the original of a photo cannot be read');
      if (!(error instanceof PhotoError && error.permanent)) throw new BusyError();
      return null;
    });
    if (!data) return null;
    await store.write(key, size, format, data).catch(warned(log, 'a photo’s file could not be written'));
    return data;
  }

  async function keptOrMade(
    work: Pictures,
    ...[key, size, format, signal]: [string, PhotoSize, PhotoFormat, AbortSignal?]
  ): Promise<Buffer | null> {
    const kept = await store.read(key, size, format);
    if (kept) return kept;
    const name = `${key}/${size}.${format}`;
    const underWay = making.get(name);
    if (underWay) {
      underWay.signals.push(signal);
      return underWay.made;
    }
    const signals = [signal];
    const isWanted = () => signals.some((each) => !each?.aborted);
    const made = turns.run(() => make(work, key, size, format), isWanted).finally(() => making.delete(name));
    making.set(name, { made, signals });
    return made;
  }

  return {
    get(key, size, format, signal) {
      askedAt = clock.monotonicNow();
      return keptOrMade(works.visitors, key, size, format, signal).catch(told);
    },
    idleFor: () => clock.monotonicNow() - askedAt,
    async prepare(key, size, format) {
      while (turns.running() > 0) await new Promise((resume) => setTimeout(resume, 100));
      await keptOrMade(works.imports, key, size, format);
    },
  };
}
