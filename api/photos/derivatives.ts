import type { PhotoFormat, PhotoWidth } from '~/domain/photo';
import { makeDerivative } from './image';
import type { PhotoStore } from './store';

/** Files made at once for visitors, and how many more may wait for their turn. */
const atOnce = 2;
const maxWaiting = 60;

/** Too many files are being asked for at once: the asker is to come again shortly. */
export class PhotosBusyError extends Error {
  override readonly name = 'PhotosBusyError';
}

export interface Derivatives {
  /** A file: from the folder, else made now, once for all who ask meanwhile. null: no such photo. Throws PhotosBusyError. */
  get(key: string, width: PhotoWidth, format: PhotoFormat): Promise<Buffer | null>;
  /** Makes a file ahead of its first visitor, when no visitor waits. */
  prepare(key: string, width: PhotoWidth, format: PhotoFormat): Promise<void>;
}

export function createDerivatives(
  store: PhotoStore,
  log: { warn(details: object, message: string): void },
): Derivatives {
  const making = new Map<string, Promise<Buffer | null>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function make(key: string, width: PhotoWidth, format: PhotoFormat): Promise<Buffer | null> {
    const original = await store.readOriginal(key);
    if (!original) return null;
    const data = await makeDerivative(original, width, format).catch((error: Error) => {
      log.warn({ key, reason: error.message }, 'Foto: original ilegível');
      return null;
    });
    if (!data) return null;
    await store.write(key, width, format, data).catch((error: NodeJS.ErrnoException) => {
      log.warn({ code: error.code }, 'Foto: arquivo não pôde ser gravado');
    });
    return data;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new PhotosBusyError();
      await new Promise<void>((resume) => waiting.push(resume));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  async function get(key: string, width: PhotoWidth, format: PhotoFormat): Promise<Buffer | null> {
    const kept = await store.read(key, width, format);
    if (kept) return kept;
    const name = `${key}/${width}.${format}`;
    const underWay = making.get(name);
    if (underWay) return underWay;
    const made = inTurn(() => make(key, width, format)).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  return {
    get,
    async prepare(key, width, format) {
      while (running > 0) await new Promise((resume) => setTimeout(resume, 100));
      await get(key, width, format);
    },
  };
}
