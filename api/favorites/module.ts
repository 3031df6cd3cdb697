import { folderRoutes } from './routes/folders';
import { folderAdditionRoutes } from './routes/folder-additions';
import { favoriteEmailRoutes } from './routes/favorite-emails';
import { favoriteRoutes } from './routes/favorites';
import { folderLinkRoutes } from './routes/folder-links';
import { sharedFolderRoutes } from './routes/shared-folder';
import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from './schema';
import { favoritesPersonalData } from './personal-data';

export const favoritesModule = {
  routes: (deps: { db: Kysely<FavoritesDatabase> }) => [
    folderRoutes(deps),
    folderAdditionRoutes(deps),
    favoriteEmailRoutes(deps),
    favoriteRoutes(deps),
    folderLinkRoutes(deps),
    sharedFolderRoutes(deps),
  ],
  personalData: () => favoritesPersonalData,
};
