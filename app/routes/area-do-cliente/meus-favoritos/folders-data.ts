import type { Folder, Removal } from '~/domain/customer';
import { counted } from '@domain/counts';
import { dayText } from '@domain/moment';
import { type FolderCard, folderCard, placeText } from '~/features/favourites/folder-card';

/** A folder's card, with what is told of it on their page alone. */
export interface ToldFolder extends FolderCard {
  /** '6 imóveis, São Paulo' */
  countText: string;
  /** '2 mudanças', since the last visit; null: none. */
  changed: string | null;
  /** 'compartilhada por link até 18/12/2026'; null: no link opens it. */
  shared: string | null;
}

/** The folders as their page shows them. */
export interface FoldersData {
  folders: ToldFolder[];
  /** '14 imóveis em 4 pastas'. */
  lead: string;
  /** Homes and folders that can be had back; null: this back end keeps none. */
  removed: number | null;
}

/** A home that lies in several folders counts once. `changed`: the homes of which something has changed. */
export function foldersData(
  folders: readonly Folder[],
  removals: readonly Removal[] | null,
  changed: readonly number[],
): FoldersData {
  const homes = new Set(folders.flatMap((folder) => folder.homes.map(({ code }) => code)));
  const all = counted(homes.size, 'imóvel', 'imóveis');
  return {
    folders: folders.map((folder) => toldFolder(folder, new Set(changed))),
    lead: `${all} em ${counted(folders.length, 'pasta', 'pastas')}`,
    removed: removals && removals.reduce((sum, { homes }) => sum + Math.max(1, homes.length), 0),
  };
}

function toldFolder(folder: Folder, changed: ReadonlySet<number>): ToldFolder {
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
