import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { codeKey } from '@api/repositories/products';
import { foldCode } from '@domain/property-code';

interface KnownProperty {
  id: number;
  reference: string;
}

/** A source's properties, as an operator's table names them. */
export interface Known {
  references: Map<string, KnownProperty[]>;
  ids: Map<number, KnownProperty>;
}

export async function propertiesOf(db: Kysely<Database>, source: number): Promise<Known> {
  const rows = await db
    .selectFrom('property')
    .select(['id', 'reference', sql<string>`${codeKey}`.as('key')])
    .where('source_id', '=', source)
    .execute();
  const references: Known['references'] = new Map();
  for (const { id, reference, key } of rows)
    references.set(key, [...(references.get(key) ?? []), { id, reference }]);
  return { references, ids: new Map(rows.map(({ id, reference }) => [id, { id, reference }])) };
}

/** The property of a reference, however it is separated and capitalised; else in words why there is none. */
export function byReference({ references }: Known, reference: string): KnownProperty | string {
  if (!reference) return 'falta a referência';
  const [property, ...others] = references.get(foldCode(reference).toLowerCase()) ?? [];
  if (!property) return `não há o imóvel '${reference}' nesta fonte`;
  return others.length > 0 ? `'${reference}' é a referência de mais de um imóvel` : property;
}
