import type { AppLoadContext } from '@remix-run/node';
import { criteriaOf, filtersOf } from '@domain/saved-search/criteria';
import { maxSearchNameLength } from '@domain/saved-search/limits';
import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { placeOfAddress } from '@domain/search/place-of-address';
import { searchTitle } from '@domain/search/title';
import type { Currency } from '@domain/taxonomy/currencies';
import { trimText } from '@domain/kernel/text';
import { returnTo } from '~/domain/return-to';
import { orNull } from '~/back-end/or-null.server';
import { criteriaWords } from './criteria-words';

export interface SearchToSave {
  address: string;
  filters: SearchFilters;
  currency: Currency;
  name: string;
  criteria: string[];
  /** Current matches; null if unknown. */
  total: number | null;
}

/** @returns null if the address is not a listing */
export async function searchToSave(
  address: unknown,
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<SearchToSave | null> {
  const path = returnTo(address);
  if (!path || !/^\/imoveis(?:[/?]|$)/.test(path)) return null;
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  const listed = parseSearchUrl(pathname, searchParams);
  const filters = filtersOf(criteriaOf(listed));
  const answer = await orNull(api.searchProperties(filters, { perPage: 1 }), log);
  const place = answer?.location ?? placeOfAddress(filters);
  const currency = answer?.items[0]?.moeda ?? 'BRL';
  return {
    address: buildSearchUrl(listed),
    filters,
    currency,
    name: trimText(searchTitle(filters, place), maxSearchNameLength),
    criteria: criteriaWords({ filters, place, currency }),
    total: answer?.total ?? null,
  };
}
