import { clock } from '@domain/kernel/clock';
import { type WarningLog, warned } from '@domain/kernel/logged';
import { StoreUnavailableError } from './bucket';
import type { PhotoFormat, PhotoSize } from '@domain/media/photo';
import { PhotoError } from './photo-error';
import { pictures, type Pictures } from './pictures';
import type { PhotoStore } from './store';
import { BusyError, createSemaphore } from './semaphore';

const concurrency = 2;
const maxWaiting = 60;
const logIntervalMs = 10_000;

export interface Derivatives {
  /** Null without such a photo. `signal`: a file without connected clients is not started. @throws BusyError */
  get(key: string, size: PhotoSize, format: PhotoFormat, signal?: AbortSignal): Promise<Buffer | null>;
  prepare(key: string, size: PhotoSize, format: PhotoFormat): Promise<void>;
  /** Time since the last `get`, ms. */
  idleFor(): number;
}

export function createDerivatives(
  store: PhotoStore,
  log: WarningLog,
  works: { visitors: Pictures; imports: Pictures } = pictures,
): Derivatives {
  const making = new Map<string, { made: Promise<Buffer | null>; signals: (AbortSignal | undefined)[] }>();
  const semaphore = createSemaphore(concurrency, maxWaiting);
  let requestedAt = -Infinity;
  let loggedAt = -Infinity;

  function logStoreError(error: unknown): never {
    if (error instanceof StoreUnavailableError && clock.monotonicNow() - loggedAt > logIntervalMs) {
      loggedAt = clock.monotonicNow();
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
      log.warn({ key, reason: error.message }, 'photo original unreadable');
      if (!(error instanceof PhotoError && error.permanent)) throw new BusyError();
      return null;
    });
    if (!data) return null;
    await store.write(key, size, format, data).catch(warned(log, 'photo file not written'));
    return data;
  }

  async function readOrMake(
    work: Pictures,
    ...[key, size, format, signal]: [string, PhotoSize, PhotoFormat, AbortSignal?]
  ): Promise<Buffer | null> {
    const stored = await store.read(key, size, format);
    if (stored) return stored;
    const name = `${key}/${size}.${format}`;
    const pending = making.get(name);
    if (pending) {
      pending.signals.push(signal);
      return pending.made;
    }
    const signals = [signal];
    const isWanted = () => signals.some((each) => !each?.aborted);
    const made = semaphore
      .run(() => make(work, key, size, format), isWanted)
      .finally(() => making.delete(name));
    making.set(name, { made, signals });
    return made;
  }

  return {
    get(key, size, format, signal) {
      requestedAt = clock.monotonicNow();
      return readOrMake(works.visitors, key, size, format, signal).catch(logStoreError);
    },
    idleFor: () => clock.monotonicNow() - requestedAt,
    async prepare(key, size, format) {
      while (semaphore.running() > 0) await new Promise((resume) => setTimeout(resume, 100));
      await readOrMake(works.imports, key, size, format);
    },
  };
}
