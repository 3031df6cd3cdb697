import type { AppLoadContext } from '@remix-run/node';
import { linksWithHomes } from '~/back-end/on-offer.server';
import type { ListingData } from './listing-data';

/** An empty listing without the crumbs, ways out and places that lead to another empty one; any other as it is. */
export async function withoutDeadEnds(
  page: ListingData,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<ListingData> {
  const { empty, crumbs, status } = page;
  if (!empty || status === 503) return page;
  const { actions, places } = empty;
  const has = await linksWithHomes(
    [...crumbs, ...actions, ...places].map(({ href }) => href),
    context,
  );
  const leading = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => has(href));
  return {
    ...page,
    // The last one is this page.
    crumbs: [...leading(crumbs.slice(0, -1)), ...crumbs.slice(-1)],
    empty: { ...empty, actions: leading(actions), places: leading(places) },
  };
}
