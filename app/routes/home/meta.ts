import { citiesOf, type Brokerage } from '@domain/brokerage/brokerage';
import { searchBoxField } from '~/domain/search-box-fields';
import type { ShownBrokerage } from '~/domain/shown-brokerage';
import { whereWeWork } from '~/domain/where-we-work';
import { schemaAddresses } from '~/domain/schema-org';
import { links } from '~/links';
import { pageMeta } from '~/page-meta';
import type { HomeTexts } from './sections';
import type { Slide } from './sections/hero-data.server';
import { heroPreloads } from './sections/hero-photo';

const usualDescription = (brokerage: ShownBrokerage) =>
  `Compra, venda e aluguel de imóveis${whereWeWork(brokerage)}.`;

/** The public part of the brokerage's settings. */
export type AgencyFacts = Pick<Brokerage, 'name' | 'isReal' | 'offices' | 'social'>;

interface HomeMeta {
  siteUrl: string;
  firm: AgencyFacts;
  texts: HomeTexts;
  house: ShownBrokerage;
  slides: readonly Slide[];
}

/** Tags, preload of the hero photo, and JSON-LD of the site and the brokerage. */
export function homeMeta({ siteUrl, firm: brokerageProfile, texts, house: brokerage, slides }: HomeMeta) {
  const url = siteUrl + links.home();
  const description = texts.description ?? usualDescription(brokerage);
  return [
    ...heroPreloads(slides[0]?.photo),
    ...pageMeta({
      house: brokerage,
      title: texts.pageTitle ?? 'Imóveis à venda e para alugar',
      description,
      canonical: url,
      card: 'home',
    }),
    { 'script:ld+json': website(url, siteUrl, brokerageProfile) },
    { 'script:ld+json': agency(url, siteUrl, brokerageProfile, description) },
  ];
}

const brokerageId = (siteUrl: string) => `${siteUrl}/#bossa-nova`;

function website(url: string, siteUrl: string, { name }: AgencyFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    inLanguage: 'pt-BR',
    publisher: { '@id': brokerageId(siteUrl) },
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

/** Includes offices and profiles only for a real brokerage: the demo's data are not published. */
function agency(url: string, siteUrl: string, brokerageProfile: AgencyFacts, description: string) {
  const { name, isReal, offices, social } = brokerageProfile;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': brokerageId(siteUrl),
    name,
    url,
    description,
    logo: `${siteUrl}/icons/icon-512.png`,
    sameAs: social.map(({ href }) => href),
    address: schemaAddresses(brokerageProfile),
    ...(isReal && {
      identifier: offices.map(({ creci }) => ({ '@type': 'PropertyValue', name: 'CRECI', value: creci })),
    }),
    ...(offices.length > 0 && {
      areaServed: citiesOf(offices).map((name) => ({ '@type': 'City', name })),
    }),
  };
}
