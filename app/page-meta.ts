import type { MetaDescriptor } from '@remix-run/node';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { documentTitle, fittingTitle } from '~/domain/document-title';
import type { ShownHouse } from '~/domain/shown-house';
import { productName } from '@domain/firm';

/** The product's own cards, `public/og` (1200×630 JPEG, made by scripts/workshop/site-images.mjs): one for each kind of page. */
const cards = {
  home: { file: 'inicio', alt: 'Bossa Nova: morar é uma questão de tom' },
  listing: { file: 'imoveis', alt: 'Bossa Nova: imóveis à venda e para alugar' },
  searches: { file: 'buscas', alt: 'Bossa Nova: buscas mais úteis' },
  about: { file: 'sobre-nos', alt: 'Bossa Nova: baixar a voz para ouvir a casa' },
  owners: { file: 'para-quem-anuncia', alt: 'Bossa Nova: anunciar um imóvel' },
} as const;
export type CardKind = keyof typeof cards;
export const cardKinds = Object.keys(cards) as CardKind[];

export interface PageMeta {
  house: ShownHouse;
  /** Without the house's name, which the document's title adds; null where the name alone is the title. */
  title: string | null;
  /** What a title that is too long keeps at its end: ', página 2'. */
  titleEnd?: string;
  description: string;
  /** Absolute, on `SITE_URL`. */
  canonical: string;
  /** The picture shown where the page is shared: one of the site's own, or the page's (absolute address, 1200×630 JPEG). */
  card: CardKind | { url: string; alt: string };
  /** Whether search engines may list the page; true unless said otherwise. */
  indexable?: boolean;
  crumbs?: readonly Crumb[];
}

/**
 * What a page says of itself to browsers, search engines and those who share it (domain notes, search engines and
 * sharing). Twitter reads the Open Graph tags; only its card's kind is its own.
 */
export function pageMeta({
  house,
  title,
  titleEnd,
  description,
  canonical,
  card,
  indexable = true,
  crumbs,
}: PageMeta) {
  const { origin } = new URL(canonical);
  const { url: image, alt } = typeof card === 'string' ? cardOf(card, house, origin) : card;
  const tags: MetaDescriptor[] = [
    { title: documentTitle(house.name, title, titleEnd) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { name: 'robots', content: indexable ? 'max-image-preview:large' : 'noindex,follow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: house.name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title === null ? house.name : fittingTitle(title, titleEnd) },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (crumbs) tags.push({ 'script:ld+json': breadcrumbList(crumbs, origin) });
  return tags;
}

/** One of the product's cards has its name in it: another house has one of its own. */
const cardOf = (kind: CardKind, { name, card }: ShownHouse, origin: string) =>
  card
    ? { url: origin + card, alt: name }
    : { url: `${origin}/og/${cards[kind].file}.jpg`, alt: cards[kind].alt };

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** The house whose site it is, as a route's `meta` is told it: by the root's data. */
export function houseIn(matches: Matches): ShownHouse {
  const root = matches.find((match) => match?.id === 'root')?.data as
    | { house?: ShownHouse }
    | null
    | undefined;
  return root?.house ?? productName;
}

type FixedPage = Omit<PageMeta, 'canonical' | 'house'> & { path: string };

/** The tags of a page of fixed texts, as a route's `meta`; its loader tells the site's origin. Texts may name the house. */
export const fixedPageMeta =
  (page: FixedPage | ((house: ShownHouse) => FixedPage)) =>
  ({ data, matches }: { data: { siteUrl: string } | undefined; matches: Matches }) => {
    const house = houseIn(matches);
    const { path, ...fixed } = typeof page === 'function' ? page(house) : page;
    return data ? pageMeta({ ...fixed, house, canonical: data.siteUrl + path }) : [];
  };

/** The tags of a page that is somebody's own. */
export const privatePageMeta = (title: string) => titleOnly(title, 'noindex');

/** A title and what robots are told, of a page that nobody shares. */
export const titleOnly =
  (title: string, robots = 'noindex,follow') =>
  ({ matches }: { matches: Matches }) => [
    { title: documentTitle(houseIn(matches).name, title) },
    { name: 'robots', content: robots },
  ];

/** schema.org's BreadcrumbList; Remix escapes it. */
function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
