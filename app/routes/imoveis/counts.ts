import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { withDetail } from '@domain/search/changes';
import { numberShown } from '@domain/search/heading';
import type { SearchFilters } from '@domain/search/filters';
import { dailyLife } from '@domain/taxonomy/daily-life';
import { orNull } from '~/back-end/or-null.server';
import { attributesField, type FilterCounts } from '~/features/listing/filter-counts';
import { formSearch } from './form-search.server';

/** `/recursos/contagem?…`: count for a filter form's fields. Not cached, so that it equals the result. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const requested = await formSearch(url, context);
  const counts: FilterCounts =
    requested && requested.errors.length === 0
      ? await countsOf(requested.filters, url.searchParams.has(attributesField), context)
      : { total: null, attributes: null };
  return Response.json(counts, { headers: { 'Cache-Control': 'no-store' } });
}

async function countsOf(
  filters: SearchFilters,
  withAttributes: boolean,
  { api, log }: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<FilterCounts> {
  const searches = dailyLife.map((slug) => withDetail(filters, slug));
  const [answer, counted] = await Promise.all([
    orNull(api.searchProperties(filters, { perPage: 1 }), log),
    withAttributes ? orNull(api.searchCounts(searches), log) : null,
  ]);
  return {
    total: answer && numberShown({ filters, place: answer.location, total: answer.total }),
    attributes: counted && Object.fromEntries(dailyLife.map((slug, index) => [slug, counted.totals[index]])),
  };
}
