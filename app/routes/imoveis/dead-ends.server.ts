import type { AppLoadContext } from '@remix-run/node';
import { linksWithProperties } from '~/back-end/available-links.server';
import type { ListingData } from './listing-data';

/** Removes crumbs, actions and places without properties from an empty listing. */
export async function withoutDeadEnds(
  page: ListingData,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<ListingData> {
  const { empty, crumbs, status } = page;
  if (!empty || status === 503) return page;
  const { actions, places } = empty;
  const has = await linksWithProperties(
    [...crumbs, ...actions, ...places].map(({ href }) => href),
    context,
  );
  const leading = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => has(href));
  return {
    ...page,
    // The last crumb is this page.
    crumbs: [...leading(crumbs.slice(0, -1)), ...crumbs.slice(-1)],
    empty: { ...empty, actions: leading(actions), places: leading(places) },
  };
}
