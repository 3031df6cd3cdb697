import { sql } from 'kysely';
import { demoSource } from '@api/catalogue/source-name';

/** Whether a row of `property` is of the demo catalogue: what is invented of those homes is told of no others. */
export const isOfDemo = sql<boolean>`exists (select from source s where s.id = property.source_id and s.name = ${demoSource})`;
