import type { Kysely } from 'kysely';
import { didYouMean } from '@domain/kernel/did-you-mean';
import { fold } from '@domain/kernel/text';
import type { DistributionDatabase } from '../schema';

type Resolved = { name: string } | { error: string };

/** Cities and districts of properties, and how a typed one is written. */
export async function placeNames(db: Kysely<DistributionDatabase>) {
  const rows = await db
    .selectFrom('property')
    .select(['city', 'district'])
    .distinct()
    .where('active', '=', true)
    .execute();
  const names = new Map<string, string>();
  for (const { city, district } of rows)
    for (const name of [city, district, `${city}/${district}`]) names.set(fold(name), name);
  const single = rows.flatMap(({ city, district }) => [city, district]);
  return {
    resolve(typed: string): Resolved {
      const parts = typed.split('/').map((part) => part.trim());
      const name = names.get(fold(parts.join('/')));
      if (name) return { name };
      const pairs = parts.length > 1 ? names.values() : single;
      return { error: `Nenhum imóvel em “${typed}”${didYouMean(parts.join('/'), pairs)}` };
    },
  };
}
