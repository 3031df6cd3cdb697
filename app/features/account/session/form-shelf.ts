/** How long what was typed into a form waits for its visitor to sign in again, in seconds. */
export const keptFormSeconds = 30 * 60;

/** Where forms lie that a cookie cannot hold (server/form-shelf.ts). */
export interface FormShelf {
  /**
   * Puts a sealed form there and gives its key.
   * @throws where it is full, or its folder cannot be written
   */
  put(sealed: string): Promise<string>;
  /** What lies there under a key, which is taken away; null where there is nothing. */
  take(key: string): Promise<string | null>;
}
