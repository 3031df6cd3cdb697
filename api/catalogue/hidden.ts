import { type Kysely, sql } from 'kysely';
import type { CatalogueDatabase } from './schema';

/** Of rows of `property` that may be shown although they are not active: visitors see a property that is gone. */
export const isPublic = sql<boolean>`property.visibility = 'public'`;

/** Not of an announcement in progress, which no visitor has seen yet: its address is unknown, not gone. */
export const wasPublished = sql<boolean>`not exists (select from announcement n
  where n.property_id = property.id and n.state not in ('no ar', 'recusado'))`;

/** Ids of reserved properties and drafts. For visitors there is no such property. */
export const hiddenProperties = (db: Kysely<CatalogueDatabase>) =>
  db.selectFrom('property').select('property.id').where('property.visibility', '<>', 'public');

/** Titles in exports of a person's data: the record is the person's, the title of a hidden property is not. */
export const publicTitle = sql<string | null>`case when ${isPublic} then property.title end`;
