import type { AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { links } from '~/links';
import { readAddress } from './queries.server';

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

/** Where a filter form leads: to a search, or with errors to the form again. */
export interface FormSearch {
  filters: SearchFilters;
  /** The fields with an error, each of which applies no filter. */
  errors: readonly string[];
}

/**
 * The search that a filter form with these fields leads to. It is found as the listing itself finds it when the form is
 * sent, so that nothing can be counted here that is not shown there; null where the form leads to a property.
 */
export async function formSearch({ searchParams }: URL, context: Context): Promise<FormSearch | null> {
  const address = new URL(`http://listing.invalid${links.searchAction()}?${searchParams}`);
  try {
    const { filters, form } = await readAddress(address, context);
    return { filters, errors: Object.keys(form?.errors ?? {}) };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { pathname, searchParams: found } = new URL(thrown.headers.get('Location') ?? '/', address);
    const isListing = pathname === '/imoveis' || pathname.startsWith('/imoveis/');
    return isListing ? { filters: parseSearchUrl(pathname, found), errors: [] } : null;
  }
}
