import { searchBoxField } from '~/domain/search/search-box-fields';
import { links } from '~/links';
import { pageMeta } from '~/page-meta';
import type { Slide } from './sections/hero-data';
import { heroPreloads } from './sections/hero-photo';

const description =
  'Compra, venda e aluguel de imóveis escolhidos um a um em São Paulo, no Rio de Janeiro, no campo, na praia e fora do país.';

/** Title, description, canonical, cards, the hero's photo ahead of the page, and JSON-LD of the site and the house. */
export function homeMeta({ siteUrl, slides }: { siteUrl: string; slides: readonly Slide[] }) {
  const url = siteUrl + links.home();
  return [
    ...heroPreloads(slides[0]?.photo),
    ...pageMeta({ title: 'Imóveis escolhidos um a um', description, canonical: url, card: 'home' }),
    { 'script:ld+json': website(url, siteUrl) },
    { 'script:ld+json': house(url, siteUrl) },
  ];
}

const houseId = (siteUrl: string) => `${siteUrl}/#bossa-nova`;

function website(url: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Bossa Nova',
    url,
    inLanguage: 'pt-BR',
    publisher: { '@id': houseId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${links.placeSearchAction()}?${searchBoxField.text}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function house(url: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': houseId(siteUrl),
    name: 'Bossa Nova',
    url,
    description,
    logo: `${siteUrl}/icons/icon-512.png`,
    areaServed: ['São Paulo', 'Rio de Janeiro'].map((name) => ({ '@type': 'City', name })),
  };
}
