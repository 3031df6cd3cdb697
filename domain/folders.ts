import { fold } from './text';

/** Folders that a person may have at a time; restoring is not stopped by it. */
export const maxFolders = 50;
/** Characters of a folder's name. */
export const longestFolderName = 60;
/** Characters of a note on a kept home. */
export const longestNote = 1_000;
/** The folder that the first heart makes. */
export const firstFolderName = 'Favoritos';

/** What an act of removing took: a home from one folder or all, the homes of a folder, the folder, all homes. */
export const removalKinds = ['home', 'emptied', 'folder', 'all'] as const;
export type RemovalKind = (typeof removalKinds)[number];

/** How folders' names are compared: without regard to case and accents. */
export const folderNameKey = (name: string): string => fold(name);

/**
 * A name that none of `taken` (keys of names) has: the name itself, else with ' (2)', ' (3)' and so on; a long one is cut so
 * that the number still has room.
 */
export function freeFolderName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const free = `${cutTo(name, longestFolderName - suffix.length)}${suffix}`;
    if (!taken.has(folderNameKey(free))) return free;
  }
}

/** No character is cut in halves. */
const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Cs}$/u, '')
        .trimEnd();
