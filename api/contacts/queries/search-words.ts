import { type Kysely, type RawBuilder, sql } from 'kysely';
import { wordsOf, wordTerm } from '@api/platform/db/search-words';
import { codeKey } from '@api/properties/queries/properties';
import { foldCode } from '@domain/property/property-code';
import type { ContactsDatabase } from '../schema';

/** tsquery for `lead.words` (migrations 0049 and 0056); null: no letter and no digit. Digits alone can be a phone. */
export function wordsQuery(text: string): string | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const all = words.map((word) => wordTerm(word)).join(' & ');
  const digits = words.join('');
  return words.length > 1 && /^\d{4,16}$/.test(digits) ? `(${all}) | ${wordTerm(digits)}` : all;
}

/** Leads by a search; null: it finds nothing. */
export async function matchesText(
  db: Kysely<ContactsDatabase>,
  text: string,
): Promise<RawBuilder<boolean> | null> {
  const words = wordsQuery(text);
  if (words === null) return null;
  const byWords = sql<boolean>`words @@ ${words}::tsquery`;
  const properties = await propertiesOf(db, text);
  return properties.length === 0
    ? byWords
    : sql<boolean>`(${byWords} or product_id = any(${properties}::int[]))`;
}

async function propertiesOf(db: Kysely<ContactsDatabase>, text: string): Promise<number[]> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where(codeKey, '=', foldCode(text))
    .limit(100)
    .execute();
  return found.map(({ id }) => id);
}
