import type { FavoritesDatabase } from '@api/favorites/schema';
import type { SearchDatabase } from '@api/search/schema';
import type { AlertTables } from './schema-alerts';
import type { SearchTables } from './schema-searches';

export interface SavedSearchesDatabase extends FavoritesDatabase, SearchDatabase, AlertTables, SearchTables {}
