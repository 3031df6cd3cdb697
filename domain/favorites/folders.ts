import { fold } from '../kernel/text';

/** Limit of folders per person; a restored folder may exceed it. */
export const maxFolders = 50;
export const maxFolderNameLength = 60;
export const maxNoteLength = 1_000;
export const firstFolderName = 'Favoritos';

/** Removal of: a property from one folder or all; a folder's content; a folder; all properties. */
export const removalKinds = ['home', 'emptied', 'folder', 'all'] as const;
export type RemovalKind = (typeof removalKinds)[number];

export const folderNameKey = (name: string): string => fold(name);

/** Appends ' (2)', ' (3)', … if necessary, within the limit. @param taken keys of `folderNameKey` */
export function freeFolderName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const free = `${cutTo(name, maxFolderNameLength - suffix.length)}${suffix}`;
    if (!taken.has(folderNameKey(free))) return free;
  }
}

/** Does not split a surrogate pair. */
const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Cs}$/u, '')
        .trimEnd();
