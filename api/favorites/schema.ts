import type { AccountsDatabase } from '@api/accounts/schema';
import type { PropertiesDatabase } from '@api/properties/schema';
import type { FolderLinkTables } from './schema-folder-links';
import type { FolderTables } from './schema-folders';

export interface FavoritesDatabase
  extends AccountsDatabase, PropertiesDatabase, FolderTables, FolderLinkTables {}
