import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from './schema';
import { codeKey } from '@api/properties/queries/properties';
import { foldCode } from '@domain/property/property-code';

interface KnownProperty {
  id: number;
  reference: string;
}

export interface Known {
  references: Map<string, KnownProperty[]>;
  ids: Map<number, KnownProperty>;
}

export async function propertiesOf(db: Kysely<OwnersDatabase>, source: number): Promise<Known> {
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

/** Ignores separators and case. Returns an error text unless exactly one property matches. */
export function byReference({ references }: Known, reference: string): KnownProperty | string {
  if (!reference) return 'falta a referência';
  const [property, ...others] = references.get(foldCode(reference).toLowerCase()) ?? [];
  if (!property) return `não há o imóvel '${reference}' nesta fonte`;
  return others.length > 0 ? `'${reference}' é a referência de mais de um imóvel` : property;
}
