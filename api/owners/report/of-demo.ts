import { sql } from 'kysely';
import { demoSource } from '@api/catalogue/source-name';

/** SQL on a row of `property`. Invented figures of the demo must not reach other properties. */
export const isOfDemo = sql<boolean>`exists (select from source s where s.id = property.source_id and s.name = ${demoSource})`;
