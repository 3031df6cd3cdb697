import type { MetaDescriptor } from '@remix-run/node';
import type { ShownHouse } from '~/domain/shown-house';
import { pageMeta } from '~/page-meta';
import { itemList } from './json-ld';
import type { ListingData } from './listing-data';

/** A listing's tags, and its list as JSON-LD; the JSON is escaped by Remix. */
export function listingMeta(
  { meta, crumbs, cards, total, pagination }: ListingData,
  house: ShownHouse,
): MetaDescriptor[] {
  const { origin } = new URL(meta.canonical);
  const tags = pageMeta({ ...meta, house, card: 'listing', crumbs });
  if (pagination) {
    tags.push({ 'script:ld+json': itemList({ cards, total, first: pagination.first }, origin) });
  }
  return tags;
}
