import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from './schema';
import { unprocessable } from '@api/platform/http/errors';
import { resolvePlace } from '@api/search/queries/places';
import type { StoredCriteria } from './queries/saved-searches';
import { criteriaOf } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { knownPlace } from './resolve-saved-search';

/** @throws ApiError 422 for an unknown place: the search would never match */
export async function toStoredCriteria(
  db: Kysely<SavedSearchesDatabase>,
  { filters, currency }: { filters: SearchFilters; currency: Currency },
): Promise<StoredCriteria> {
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
