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

/** Where a folder's homes lie: 'Pinheiros', 'São Paulo', 'São Paulo e Ilhabela', 'São Paulo e mais 2 cidades'; null: nobody says. */
export function placeText(places: Folder['places']): string | null {
  const [first] = places;
  if (!first) return null;
  if (places.length === 1) return first.district || first.city;
  const [city, ...others] = [...new Set(places.map((place) => place.city))];
  if (others.length > 1) return `${city} e mais ${others.length} cidades`;
  return [city, ...others].join(' e ');
}
