import type { RemovedHomes } from '@contract/removed-homes';
import type { keptProducts } from '@api/repositories/kept-products';
import type { Act, RemovedItem } from '@api/repositories/removed-homes';
import { grouped } from '@domain/grouped';
import { told } from './favorite-parts';

type ToldAct = RemovedHomes['data'][number];

/** An act of removing as it is told: a home that lay in several folders is told once, with all of them. */
export function toldAct(
  { id, kind, removed_at, until, folders, items }: Act,
  productOf: Awaited<ReturnType<typeof keptProducts>>,
): ToldAct {
  const homes = grouped(items, ({ property_id }) => property_id);
  const taken = folders.map((folder) => ({ pastaId: folder.id, nomeDaPasta: folder.name }));
  return {
    id,
    kind,
    removed_at: removed_at.toISOString(),
    until: until.toISOString(),
    folders: taken.length > 0 || kind === 'home' ? taken : foldersOf(items),
    homes: [...homes.values()].map((lay) => {
      const home = lay[0]!;
      return {
        ...told(home),
        ...productOf(home.property_id, home.negotiation),
        note: home.note,
        folders: lay.map(({ folder, stands }) => ({ nomeDaPasta: folder, stands })),
      };
    }),
  };
}

const foldersOf = (items: readonly RemovedItem[]) =>
  [...new Map(items.map(({ folder_id, folder }) => [folder_id, folder]))].map(([pastaId, nomeDaPasta]) => ({
    pastaId,
    nomeDaPasta,
  }));
