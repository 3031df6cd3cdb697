import type { MetaDescriptor } from '@remix-run/node';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { documentTitle, fittingTitle } from '~/domain/document-title';
import { demoBrokerage, type ShownBrokerage } from './domain/shown-brokerage';

/** 1200×630 JPEG, made by scripts/workshop/site-images.mjs. */
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
  house: ShownBrokerage;
  /** Without the brokerage's name, which is added; null: the title is the name alone. */
  title: string | null;
  /** End of the title that truncation keeps: ', página 2'. */
  titleEnd?: string;
  description: string;
  canonical: string; // absolute URL on `SITE_URL`
  /** An absolute URL must be a 1200×630 JPEG. */
  card: CardKind | { url: string; alt: string };
  indexable?: boolean; // default: true
  crumbs?: readonly Crumb[];
}

/** Twitter reads the Open Graph tags, except for the kind of card. */
export function pageMeta({
  house: brokerage,
  title,
  titleEnd,
  description,
  canonical,
  card,
  indexable = true,
  crumbs,
}: PageMeta) {
  const { origin } = new URL(canonical);
  const { url: image, alt } = typeof card === 'string' ? cardOf(card, brokerage, origin) : card;
  const tags: MetaDescriptor[] = [
    { title: documentTitle(brokerage.name, title, titleEnd) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { name: 'robots', content: indexable ? 'max-image-preview:large' : 'noindex,follow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brokerage.name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title === null ? brokerage.name : fittingTitle(title, titleEnd) },
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

/** The default images contain the default brokerage's name. */
const cardOf = (kind: CardKind, { name, card }: ShownBrokerage, origin: string) =>
  card
    ? { url: origin + card, alt: name }
    : { url: `${origin}/og/${cards[kind].file}.jpg`, alt: cards[kind].alt };

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

export function brokerageIn(matches: Matches): ShownBrokerage {
  const root = matches.find((match) => match?.id === 'root')?.data as
    | { house?: ShownBrokerage }
    | null
    | undefined;
  return root?.house ?? demoBrokerage;
}

type FixedPage = Omit<PageMeta, 'canonical' | 'house'> & { path: string };

/** The page's loader returns the origin of the site. */
export const fixedPageMeta =
  <Data extends { siteUrl: string }>(
    page: FixedPage | ((brokerage: ShownBrokerage, data: Data) => FixedPage),
  ) =>
  ({ data, matches }: { data: Data | undefined; matches: Matches }) => {
    if (!data) return [];
    const brokerage = brokerageIn(matches);
    const { path, ...fixed } = typeof page === 'function' ? page(brokerage, data) : page;
    return pageMeta({ ...fixed, house: brokerage, canonical: data.siteUrl + path });
  };

export const privatePageMeta = (title: string) => titleOnly(title, 'noindex');

export const titleOnly =
  (title: string, robots = 'noindex,follow') =>
  ({ matches }: { matches: Matches }) => [
    { title: documentTitle(brokerageIn(matches).name, title) },
    { name: 'robots', content: robots },
  ];

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
