import type { Folder, Removal } from '~/domain/customer';
import { counted } from '@domain/counts';
import { type FolderCard, folderCard } from '~/features/favourites/folder-card';

/** The folders as their page shows them. */
export interface FoldersData {
  folders: FolderCard[];
  /** '14 imóveis em 4 pastas'. */
  lead: string;
  /** Homes and folders that can be had back; null: this back end keeps none. */
  removed: number | null;
}

/** A home that lies in several folders counts once. */
export function foldersData(folders: readonly Folder[], removals: readonly Removal[] | null): FoldersData {
  const homes = new Set(folders.flatMap((folder) => folder.homes.map(({ code }) => code)));
  const all = counted(homes.size, 'imóvel', 'imóveis');
  return {
    folders: folders.map(folderCard),
    lead: `${all} em ${counted(folders.length, 'pasta', 'pastas')}`,
    removed: removals && removals.reduce((sum, { homes }) => sum + Math.max(1, homes.length), 0),
  };
}
