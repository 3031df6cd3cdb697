import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { unprocessable } from '@api/errors';
import { resolvePlace } from '@api/repositories/places';
import type { KeptCriteria } from '@api/repositories/saved-searches';
import { criteriaOf } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { knownPlace } from './understood-search';

/**
 * What is kept of a search that is saved now.
 * @throws ApiError 422 where its place is none that we know: nothing would ever be told of it
 */
export async function keptCriteria(
  db: Kysely<Database>,
  { filters, currency }: { filters: SearchFilters; currency: Currency },
): Promise<KeptCriteria> {
  const place = await resolvePlace(db, filters);
  if (place?.by === 'unknown')
    throw unprocessable({
      filters: ['Não conhecemos este lugar. Escolha outro antes de salvar a pesquisa.'],
    });
  return {
    criteria: criteriaOf(filters),
    locationId: knownPlace(place)?.id ?? null,
    placeLabel: place?.label ?? null,
    currency,
  };
}
