import type { LoaderFunctionArgs } from '@remix-run/node';
import { rangeFieldsOf } from '@domain/search/form-values';
import { hasPriceChart, priceChart } from '@domain/search/price-words';
import { orNull } from '~/back-end/or-null.server';
import { formSearch } from './form-search.server';

const priceFields: readonly string[] = rangeFieldsOf('price');

/** `/recursos/precos?…`: price distribution of a search without its price range; null: no chart. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const requested = await formSearch(new URL(request.url), context);
  const chart =
    requested && requested.errors.every((field) => priceFields.includes(field)) && (await chartOf(requested));
  return Response.json(chart || null, { headers: { 'Cache-Control': 'no-store' } });

  async function chartOf({ filters }: NonNullable<typeof requested>) {
    const { negotiation } = filters;
    if (!hasPriceChart(negotiation)) return null;
    const prices = await orNull(context.api.searchPrices(filters), context.log);
    return prices && priceChart(prices, negotiation);
  }
}
