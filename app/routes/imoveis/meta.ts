import type { MetaDescriptor } from '@remix-run/node';
import { breadcrumbList, itemList } from './json-ld';
import type { ListingData } from './listing-data';

/** Title, description, canonical, robots, Open Graph and JSON-LD of a listing; the JSON is escaped by Remix. */
export function listingMeta({ meta, crumbs, cards, total, pagination }: ListingData): MetaDescriptor[] {
  const { title, description, canonical, indexable } = meta;
  const { origin } = new URL(canonical);
  const photo = cards[0]?.photo?.base;
  return [
    { title: `${title} · Bossa Nova` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Bossa Nova' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(photo ? [{ property: 'og:image', content: `${origin}${photo}/1080.jpg` }] : []),
    { 'script:ld+json': breadcrumbList(crumbs, origin) },
    ...(pagination
      ? [{ 'script:ld+json': itemList({ cards, total, first: pagination.first }, origin) }]
      : []),
  ];
}
