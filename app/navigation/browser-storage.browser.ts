/** Web storage that never throws. Browsers may block it: even reading `sessionStorage` throws then. */
export interface BrowserStorage {
  /** Whether reading throws. */
  isBlocked(): boolean;
  /** null if there is none, or if the browser blocks the storage. */
  get(name: string): string | null;
  /** Returns false if the value was not stored: blocked or full. */
  set(name: string, value: string): boolean;
  remove(name: string): void;
}

function guarded(storage: () => Storage): BrowserStorage {
  const attempt = <T>(act: (open: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    isBlocked: () => attempt((open) => (open.getItem(''), false), true),
    get: (name) => attempt((open) => open.getItem(name), null),
    set: (name, value) => attempt((open) => (open.setItem(name, value), true), false),
    remove: (name) => attempt((open) => open.removeItem(name), undefined),
  };
}

/** For this tab. Only this file uses the browser's storage (a lint rule holds it). */
export const tabStorage = guarded(() => sessionStorage);
export const lastingStorage = guarded(() => localStorage);

/** null for missing and for invalid JSON. */
export function readJson(storage: BrowserStorage, name: string): unknown {
  try {
    return JSON.parse(storage.get(name) ?? 'null');
  } catch {
    return null;
  }
}
