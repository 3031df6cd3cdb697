import { numberShown } from '@domain/search/heading';
import { parseSearchUrl } from '@domain/search/parse-url';
import { type openSite, siteUrl } from './site';

/** The number in the heading of a listing's page, without its HTML: listing.test.ts holds that pages show it. */
export async function numberShownAt(
  { context: { api } }: Awaited<ReturnType<typeof openSite>>,
  address: string,
): Promise<number | null> {
  const { pathname, searchParams } = new URL(address, siteUrl);
  const filters = parseSearchUrl(pathname, searchParams);
  const { location: place, total } = await api.searchProperties(filters, { perPage: 1 });
  return numberShown({ filters, place, total });
}
