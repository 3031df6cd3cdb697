import type { Folder, Removal } from '~/domain/customer';
import { counted } from '@domain/kernel/counts';
import { dayText } from '@domain/kernel/moment';
import { type FolderCard, folderCard, placeText } from '~/features/favorites/folder-card';

export interface FolderRow extends FolderCard {
  /** '6 imóveis, São Paulo' */
  countText: string;
  /** '2 mudanças' since the last visit; null: none. */
  changed: string | null;
  /** 'compartilhada por link até 18/12/2026'; null: no active link. */
  shared: string | null;
}

export interface FoldersData {
  folders: FolderRow[];
  /** '14 imóveis em 4 pastas'. */
  lead: string;
  isEmpty: boolean;
  /** Number of restorable properties and folders; null: unsupported by this back end. */
  removed: number | null;
}

/** Counts a property of several folders once. @param changed codes of the changed properties */
export function foldersData(
  folders: readonly Folder[],
  removals: readonly Removal[] | null,
  changed: readonly number[],
): FoldersData {
  const propertyCodes = new Set(folders.flatMap((folder) => folder.homes.map(({ code }) => code)));
  const all = counted(propertyCodes.size, 'imóvel', 'imóveis');
  return {
    folders: folders.map((folder) => folderRow(folder, new Set(changed))),
    isEmpty: propertyCodes.size === 0,
    lead: `${all} em ${counted(folders.length, 'pasta', 'pastas')}`,
    removed:
      removals &&
      removals.reduce((sum, { homes: propertyCodes }) => sum + Math.max(1, propertyCodes.length), 0),
  };
}

function folderRow(folder: Folder, changed: ReadonlySet<number>): FolderRow {
  const card = folderCard(folder);
  const place = placeText(folder.places);
  const count = folder.homes.filter(({ code }) => changed.has(code)).length;
  const { shared } = folder;
  const until = shared?.until ? ` até ${dayText(new Date(shared.until))}` : '';
  return {
    ...card,
    countText: place ? `${card.countText}, ${place}` : card.countText,
    changed: count > 0 ? counted(count, 'mudança', 'mudanças') : null,
    shared: shared && `compartilhada por link${until}`,
  };
}
