export const restoredFormSeconds = 30 * 60;

/** Stores forms that are too large for a cookie (server/storage/form-store.ts). */
export interface FormStore {
  /** Stores a sealed form and returns its key. @throws if the store is full or not writable */
  put(sealed: string): Promise<string>;
  /** Returns the form and removes it; null if it does not exist. */
  take(key: string): Promise<string | null>;
}
