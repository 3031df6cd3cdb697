import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { clock } from '@domain/clock';

/** Data that was fetched ahead is good for this long, in ms. */
const goodFor = 30_000;
/** Says that a fetcher asks, not a navigation; the server knows no such parameter. */
const aheadMark = 'antecipado=1';
const fetched = new Map<string, { data: Promise<unknown>; until: number }>();
/** A form was posted since the last navigation: what was fetched before may show otherwise now (the view, say). */
let hasPosted = false;
globalThis.addEventListener?.(
  'submit',
  ({ target }) => {
    if ((target as HTMLFormElement).method === 'post') hasPosted = true;
  },
  { capture: true },
);

/** What a fetcher that fetches ahead gets instead of the data. */
export interface FetchedAhead {
  href: string;
  ok: boolean;
}

/** The address that a fetcher loads to fetch a listing ahead: its data is kept for the navigation that follows. */
export function aheadOf(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${aheadMark}`;
}

/**
 * The listing's loader in the browser: the server's, except that a listing fetched ahead ('Carregar mais', a link about
 * to be clicked) is not asked for twice, and that fetching ahead never fails the page.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const isAhead = search.endsWith(aheadMark);
  const href = pathname + (isAhead ? search.slice(0, -aheadMark.length - 1) : search);
  const kept = fetched.get(href);
  const usable = kept && kept.until > clock.nowMs() && !hasPosted ? kept.data : undefined;
  if (isAhead) {
    const data = usable ?? serverLoader();
    fetched.set(href, { data, until: clock.nowMs() + goodFor });
    const ok = await data.then(
      () => true,
      () => false,
    );
    if (!ok) fetched.delete(href);
    return { href, ok } satisfies FetchedAhead;
  }
  fetched.clear();
  hasPosted = false;
  return usable ? usable.catch(() => serverLoader()) : serverLoader();
}
