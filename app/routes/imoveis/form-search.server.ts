import type { AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { links } from '~/links';
import { readAddress } from './queries.server';

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

export interface FormSearch {
  filters: SearchFilters;
  /** Fields with an error; they apply no filter. */
  errors: readonly string[];
}

/** Reads a filter form as the listing does, so that counts equal results; null if it leads to a property. */
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
