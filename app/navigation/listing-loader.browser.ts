import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { clock } from '@domain/kernel/clock';

const goodFor = 30_000; // lifetime of prefetched data, in ms
/** Distinguishes a prefetch from a navigation; the server ignores it. */
const aheadMark = 'antecipado=1';
const fetched = new Map<string, { data: Promise<unknown>; until: number }>();
/** A POST may have changed prefetched data (the view, for example). */
let hasPosted = false;
globalThis.addEventListener?.(
  'submit',
  ({ target }) => {
    if ((target as HTMLFormElement).method === 'post') hasPosted = true;
  },
  { capture: true },
);

export interface Prefetched {
  href: string;
  ok: boolean;
}

/** URL for a fetcher; the data stays here for the next navigation. */
export function prefetchUrl(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${aheadMark}`;
}

/** Reuses prefetched data. A failed prefetch is no error of the page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = new URL(request.url);
  const isAhead = search.endsWith(aheadMark);
  const href = pathname + (isAhead ? search.slice(0, -aheadMark.length - 1) : search);
  const cached = fetched.get(href);
  const usable = cached && cached.until > clock.nowMs() && !hasPosted ? cached.data : undefined;
  if (isAhead) {
    const data = usable ?? serverLoader();
    fetched.set(href, { data, until: clock.nowMs() + goodFor });
    const ok = await data.then(
      () => true,
      () => false,
    );
    if (!ok) fetched.delete(href);
    return { href, ok } satisfies Prefetched;
  }
  fetched.clear();
  hasPosted = false;
  return usable ? usable.catch(() => serverLoader()) : serverLoader();
}
