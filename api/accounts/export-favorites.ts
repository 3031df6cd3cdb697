import { type Mine, most } from './export-part';

/** What is kept of a customer's favourites: folders, homes, notes, and what was lately removed. */
export const favoritesIn = async (mine: Mine) => ({
  pastas: await folders(mine),
  favoritos: await homes(mine),
  notas: await notes(mine),
  removidos: await removals(mine),
  linksDePastas: await links(mine),
  respostas: await opinions(mine),
});

const folders = ({ db, id }: Mine) =>
  db
    .selectFrom('folder')
    .leftJoin('folder_removal', 'folder_removal.id', 'folder.removal_id')
    .select(['folder.name as nome', 'folder.created_at as desde', 'folder.used_at as ultimoUso'])
    .select('folder_removal.removed_at as removidaEm')
    .where('folder.account_id', '=', id)
    .orderBy('folder.created_at')
    .limit(most)
    .execute();

const homes = ({ db, id }: Mine) =>
  db
    .selectFrom('folder_item')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .innerJoin('property', 'property.id', 'property_id')
    .leftJoin('folder_removal', 'folder_removal.id', 'folder_item.removal_id')
    .select(['property.reference as codigo', 'property.title as titulo', 'folder.name as pasta'])
    .select(['negotiation as negocio', 'kept_at as desde', 'folder_item.price as preco'])
    .select([
      'folder_item.currency as moeda',
      'priced_at as precoEm',
      'folder_removal.removed_at as removidoEm',
    ])
    .where('folder_item.account_id', '=', id)
    .orderBy('kept_at', 'desc')
    .limit(most)
    .execute();

const notes = ({ db, id }: Mine) =>
  db
    .selectFrom('home_note')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.reference as codigo', 'note as nota', 'written_at as escritaEm'])
    .where('account_id', '=', id)
    .limit(most)
    .execute();

const removals = ({ db, id }: Mine) =>
  db
    .selectFrom('folder_removal')
    .select(['kind as oQue', 'removed_at as quando'])
    .where('account_id', '=', id)
    .orderBy('removed_at', 'desc')
    .limit(most)
    .execute();

/** What its guest has said is the guest's own. */
const links = ({ db, id }: Mine) =>
  db
    .selectFrom('folder_link')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .select(['folder.name as pasta', 'folder_link.created_at as desde', 'expires_at as ate'])
    .select(['days as dias', 'revoked_at as revogadoEm', 'shows_notes as mostraNotas'])
    .select(['openings as vezesAberto', 'opened_at as ultimaVez'])
    .where('folder.account_id', '=', id)
    .limit(most)
    .execute();

const opinions = ({ db, id }: Mine) =>
  db
    .selectFrom('owner_opinion')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['folder.name as pasta', 'property.reference as codigo', 'answer as resposta'])
    .select('written_at as quando')
    .where('folder.account_id', '=', id)
    .limit(most)
    .execute();
