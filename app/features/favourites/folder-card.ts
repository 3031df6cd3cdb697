import { counted } from '@domain/counts';
import type { Folder } from '~/domain/customer';
import { links } from '~/links';

/** A folder as lists and choices show it. */
export const folderCard = ({ id, name, homes, cover }: Folder) => ({
  id,
  name,
  href: links.folder(id),
  count: homes.length,
  countText: homes.length === 0 ? 'Vazia' : counted(homes.length, 'imóvel', 'imóveis'),
  cover,
});
export type FolderCard = ReturnType<typeof folderCard>;
