import type { AppLoadContext } from '@remix-run/node';
import { mostCounted } from '@contract/search';
import type { SearchFilters } from '@domain/search/filters';
import { orNull } from '~/back-end/or-null.server';

/** A place without its number is worth more than one that comes late: how long numbers are waited for, in ms. */
const timeoutMs = 1000;

/**
 * The number that the list of each search is headed by, in their order, as `search/counts` tells it; null where the back
 * end does not count, or not in time.
 */
export async function homesThere(
  searches: readonly SearchFilters[],
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<number[] | null> {
  const questions = Array.from({ length: Math.ceil(searches.length / mostCounted) }, (_, n) =>
    orNull(api.searchCounts(searches.slice(n * mostCounted, (n + 1) * mostCounted), { timeoutMs }), log),
  );
  const answers = await Promise.all(questions);
  const totals = answers.flatMap((answer) => answer?.totals ?? []);
  return totals.length === searches.length ? totals : null;
}
