import type { AppLoadContext } from '@remix-run/node';
import { maxCountedSearches } from '@contract/search';
import type { SearchFilters } from '@domain/search/filters';
import { orNull } from '~/back-end/or-null.server';

/** A late count is worth less than the list. */
const budgetShare = 0.4;

/** Totals in order (`search/counts`); null if the back end has no counts or times out. */
export async function countProperties(
  searches: readonly SearchFilters[],
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<number[] | null> {
  const questions = Array.from({ length: Math.ceil(searches.length / maxCountedSearches) }, (_, n) =>
    orNull(
      api.searchCounts(searches.slice(n * maxCountedSearches, (n + 1) * maxCountedSearches), { budgetShare }),
      log,
    ),
  );
  const answers = await Promise.all(questions);
  const totals = answers.flatMap((answer) => answer?.totals ?? []);
  return totals.length === searches.length ? totals : null;
}
