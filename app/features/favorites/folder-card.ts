import { counted } from '@domain/kernel/counts';
import type { Folder } from '~/domain/customer';
import { links } from '~/links';

export const folderCard = ({ id, name, homes: properties, cover }: Folder) => ({
  id,
  name,
  href: links.folder(id),
  count: properties.length,
  countText: properties.length === 0 ? 'Vazia' : counted(properties.length, 'imóvel', 'imóveis'),
  cover,
});
export type FolderCard = ReturnType<typeof folderCard>;

/** 'Pinheiros', 'São Paulo', 'São Paulo e Ilhabela', 'São Paulo e mais 2 cidades'; null if unknown. */
export function placeText(places: Folder['places']): string | null {
  const [first] = places;
  if (!first) return null;
  if (places.length === 1) return first.district || first.city;
  const [city, ...others] = [...new Set(places.map((place) => place.city))];
  if (others.length > 1) return `${city} e mais ${others.length} cidades`;
  return [city, ...others].join(' e ');
}
