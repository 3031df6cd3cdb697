import { readFile, stat } from 'node:fs/promises';

/** A file that an operator replaces while the program runs. */
export interface WatchedFile {
  /** The text, if the file has changed and is at rest since the check before; else null. @throws: it cannot be read */
  changed(): Promise<string | null>;
  /** The text now. @throws: it cannot be read */
  read(): Promise<string>;
}

/** Notices what changes after this. */
export async function watchedFile(file: string): Promise<WatchedFile> {
  let loaded = await stateOf(file);
  let seen = loaded;
  const read = () => readFile(file, 'utf8');
  return {
    read,
    async changed() {
      const state = await stateOf(file);
      const isAtRest = state === seen;
      seen = state;
      if (!isAtRest || state === loaded) return null;
      const text = await read().catch((error: NodeJS.ErrnoException) => {
        loaded = state;
        throw error;
      });
      if ((await stateOf(file)) !== state) return null;
      loaded = state;
      return text;
    },
  };
}

/** Checks again and again. Polls: notifications of the file system miss mounted folders and replaced files. @returns stop */
export function everySecond(check: () => Promise<void>): () => void {
  let isStopped = false;
  // One check at a time: on a hung mount, several would take all threads of the file system.
  const again = () => {
    if (!isStopped) setTimeout(() => void check().finally(again), 1_000).unref();
  };
  again();
  return () => void (isStopped = true);
}

/** Changes with the file; its error if there is none. */
const stateOf = (file: string): Promise<string> =>
  stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(' '),
    ({ code }: NodeJS.ErrnoException) => String(code),
  );
