import { citiesOf, type Firm } from '@domain/firm';
import { searchBoxField } from '~/domain/search-box-fields';
import type { ShownHouse } from '~/domain/shown-house';
import { whereWeWork } from '~/domain/where-we-work';
import { schemaAddresses } from '~/domain/schema-org';
import { links } from '~/links';
import { pageMeta } from '~/page-meta';
import type { Slide } from './sections/hero-data.server';
import { heroPreloads } from './sections/hero-photo';

const usualPlaces = ' em São Paulo, no Rio de Janeiro, no campo, na praia e fora do país';
const descriptionOf = (house: ShownHouse) =>
  `Compra, venda e aluguel de imóveis escolhidos um a um${whereWeWork(house, usualPlaces)}.`;

interface HomeMeta {
  siteUrl: string;
  firm: Firm;
  house: ShownHouse;
  slides: readonly Slide[];
}

/** Title, description, canonical, cards, the hero's photo ahead of the page, and JSON-LD of the site and the house. */
export function homeMeta({ siteUrl, firm, house, slides }: HomeMeta) {
  const url = siteUrl + links.home();
  const description = descriptionOf(house);
  return [
    ...heroPreloads(slides[0]?.photo),
    ...pageMeta({ house, title: 'Imóveis escolhidos um a um', description, canonical: url, card: 'home' }),
    { 'script:ld+json': website(url, siteUrl, firm) },
    { 'script:ld+json': agency(url, siteUrl, firm, description) },
  ];
}

const houseId = (siteUrl: string) => `${siteUrl}/#bossa-nova`;

function website(url: string, siteUrl: string, { name }: Firm) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
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

/** Offices only where they are the operator's own: machines are told nothing of the demo's. */
function agency(url: string, siteUrl: string, firm: Firm, description: string) {
  const { name, isReal, offices, social } = firm;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': houseId(siteUrl),
    name,
    url,
    description,
    logo: `${siteUrl}/icons/icon-512.png`,
    sameAs: social.map(({ href }) => href),
    address: schemaAddresses(firm),
    ...(isReal && {
      identifier: offices.map(({ creci }) => ({ '@type': 'PropertyValue', name: 'CRECI', value: creci })),
    }),
    areaServed: citiesOf(offices).map((name) => ({ '@type': 'City', name })),
  };
}
