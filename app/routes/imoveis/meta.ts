import type { MetaDescriptor } from '@remix-run/node';
import type { ShownBrokerage } from '~/domain/shown-brokerage';
import { pageMeta } from '~/page-meta';
import { itemList } from './json-ld';
import type { ListingData } from './listing-data';

/** Tags and JSON-LD of a listing. Remix escapes the JSON. */
export function listingMeta(
  { meta, crumbs, cards, total, pagination }: ListingData,
  brokerage: ShownBrokerage,
): MetaDescriptor[] {
  const { origin } = new URL(meta.canonical);
  const tags = pageMeta({ ...meta, house: brokerage, card: 'listing', crumbs });
  if (pagination) {
    tags.push({ 'script:ld+json': itemList({ cards, total, first: pagination.first }, origin) });
  }
  return tags;
}
