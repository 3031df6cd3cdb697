import type { PropertiesDatabase } from '@api/properties/schema';
import type { PublicChangeTables } from './schema-public-changes';

export interface PageChangesDatabase extends PropertiesDatabase, PublicChangeTables {}
