import type { ClientLoaderFunctionArgs } from '@remix-run/react';

/** Data that was fetched ahead is good for this long, in ms. */
const goodFor = 30_000;
/** Listings asked for by a fetcher, not by a navigation: a failure must not take the page away. */
const ahead = new Set<string>();
const fetched = new Map<string, { data: Promise<unknown>; until: number }>();

/** What a fetcher that fetches ahead gets instead of the data. */
export interface FetchedAhead {
  href: string;
  ok: boolean;
}

/** To be said before a fetcher loads a listing: its data is kept for the navigation that follows. */
export function willFetchAhead(href: string): void {
  ahead.add(href);
}

/**
 * The listing's loader in the browser: the server's, except that a listing fetched ahead ('Carregar mais', a link about
 * to be clicked) is not asked for twice, and that fetching ahead never fails the page.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const href = pathname + search;
  const kept = fetched.get(href);
  const isFetcher = ahead.delete(href);
  if (isFetcher) {
    const data = serverLoader();
    fetched.set(href, { data, until: Date.now() + goodFor });
    const ok = await data.then(
      () => true,
      () => false,
    );
    if (!ok) fetched.delete(href);
    return { href, ok } satisfies FetchedAhead;
  }
  fetched.clear();
  if (!kept || kept.until < Date.now()) return serverLoader();
  return kept.data.catch(() => serverLoader());
}
