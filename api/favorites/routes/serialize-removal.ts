import type { RemovedProperties } from '@contract/removed-properties';
import type { savedProperties } from '@api/properties/queries/saved-properties';
import type { Removal, RemovedItem } from '../queries/removed-properties';
import { groupBy } from '@domain/kernel/group-by';
import { serializeFavorite } from './favorite-answers';

type RemovalAnswer = RemovedProperties['data'][number];

/** A property from several folders appears once, with all of them. */
export function serializeRemoval(
  { id, kind, removed_at, until, folders, items }: Removal,
  productOf: Awaited<ReturnType<typeof savedProperties>>,
): RemovalAnswer {
  const itemsByProperty = groupBy(items, ({ property_id }) => property_id);
  const taken = folders.map((folder) => ({ pastaId: folder.id, nomeDaPasta: folder.name }));
  return {
    id,
    kind,
    removed_at: removed_at.toISOString(),
    until: until.toISOString(),
    folders: taken.length > 0 || kind === 'home' ? taken : foldersOf(items),
    homes: [...itemsByProperty.values()].map((places) => {
      const property = places[0]!;
      return {
        ...serializeFavorite(property),
        ...productOf(property.property_id, property.negotiation),
        note: property.note,
        folders: places.map(({ folder, stands: isPresent }) => ({ nomeDaPasta: folder, stands: isPresent })),
      };
    }),
  };
}

const foldersOf = (items: readonly RemovedItem[]) =>
  [...new Map(items.map(({ folder_id, folder }) => [folder_id, folder]))].map(([pastaId, nomeDaPasta]) => ({
    pastaId,
    nomeDaPasta,
  }));
