import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from './schema';
import { publicTitle } from '@api/catalogue/hidden';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { forgetEndedLinks } from './queries/folder-links';
import { forgetRemoved } from './queries/removed-properties';

export const favoritesPersonalData: PersonalData<FavoritesDatabase> = {
  export: async (db, { accountId }) => ({
    pastas: await folders(db, accountId),
    favoritos: await savedProperties(db, accountId),
    notas: await notes(db, accountId),
    removidos: await removals(db, accountId),
    linksDePastas: await links(db, accountId),
    respostas: await reactions(db, accountId),
  }),
  async deleteExpired(db) {
    await forgetRemoved(db);
    await forgetEndedLinks(db);
  },
};

const folders = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('folder')
    .leftJoin('folder_removal', 'folder_removal.id', 'folder.removal_id')
    .select(['folder.name as nome', 'folder.created_at as desde', 'folder.used_at as ultimoUso'])
    .select('folder_removal.removed_at as removidaEm')
    .where('folder.account_id', '=', id)
    .orderBy('folder.created_at')
    .limit(maxExportedRows)
    .execute();

const savedProperties = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('folder_item')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .innerJoin('property', 'property.id', 'property_id')
    .leftJoin('folder_removal', 'folder_removal.id', 'folder_item.removal_id')
    .select(['property.reference as codigo', 'folder.name as pasta'])
    .select(publicTitle.as('titulo'))
    .select(['negotiation as negocio', 'kept_at as desde', 'folder_item.price as preco'])
    .select([
      'folder_item.currency as moeda',
      'priced_at as precoEm',
      'folder_removal.removed_at as removidoEm',
    ])
    .where('folder_item.account_id', '=', id)
    .orderBy('kept_at', 'desc')
    .limit(maxExportedRows)
    .execute();

const notes = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('home_note')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.reference as codigo', 'note as nota', 'written_at as escritaEm'])
    .where('account_id', '=', id)
    .limit(maxExportedRows)
    .execute();

const removals = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('folder_removal')
    .select(['kind as oQue', 'removed_at as quando'])
    .where('account_id', '=', id)
    .orderBy('removed_at', 'desc')
    .limit(maxExportedRows)
    .execute();

/** Without the guest's reactions: they are the guest's data. */
const links = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('folder_link')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .select(['folder.name as pasta', 'folder_link.created_at as desde', 'expires_at as ate'])
    .select(['days as dias', 'revoked_at as revogadoEm', 'shows_notes as mostraNotas'])
    .select(['openings as vezesAberto', 'opened_at as ultimaVez'])
    .where('folder.account_id', '=', id)
    .limit(maxExportedRows)
    .execute();

const reactions = (db: Kysely<FavoritesDatabase>, id: number) =>
  db
    .selectFrom('owner_opinion')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['folder.name as pasta', 'property.reference as codigo', 'answer as resposta'])
    .select('written_at as quando')
    .where('folder.account_id', '=', id)
    .limit(maxExportedRows)
    .execute();
