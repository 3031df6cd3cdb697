import { creciText, type BrokerProfile } from '~/domain/broker';
import { type schemaAddresses, schemaAgent } from '~/domain/schema-org';
import type { ShownHouse } from '~/domain/shown-house';
import { withArticle } from '@domain/firm';
import { links } from '~/links';
import { pageMeta } from '~/page-meta';
import type { ListingsData } from './listings-data';

interface BrokerMeta {
  siteUrl: string;
  broker: BrokerProfile;
  /** The house's, where they are the operator's own. */
  addresses: ReturnType<typeof schemaAddresses>;
  house: ShownHouse;
  listings: Pick<ListingsData, 'url' | 'cards' | 'negotiation' | 'sort' | 'titleEnd'>;
}

/** Where the page stands: brokers have no page above their own. */
export const crumbsOf = ({ slug, name }: Pick<BrokerProfile, 'slug' | 'name'>) => [
  { label: 'Início', href: links.home() },
  { label: name, href: links.broker(slug) },
];

/** The page's tags and its broker as JSON-LD. Each page of the list is one to be found; a choice among it is not. */
export function brokerMeta({ siteUrl, broker, addresses, house, listings }: BrokerMeta) {
  const { name, creci, segment } = broker;
  const isChoice = listings.negotiation !== '' || listings.sort !== '';
  const path = isChoice ? links.broker(broker.slug) : listings.url;
  return [
    ...pageMeta({
      house,
      title: name,
      titleEnd: `, ${creciText(creci)}${listings.titleEnd}`,
      description: [
        `${name}, ${creciText(creci)}, atende ${withArticle(house, 'por')}.`,
        segment && `${segment}.`,
        'Veja os imóveis e fale direto, por telefone, WhatsApp ou mensagem.',
      ]
        .filter(Boolean)
        .join(' '),
      canonical: siteUrl + path,
      card: 'about',
      indexable: !isChoice,
      crumbs: crumbsOf(broker),
    }),
    { 'script:ld+json': agent({ broker, siteUrl, addresses, house }) },
  ];
}

/** schema.org's RealEstateAgent; Remix escapes it. What is not known is left out. */
function agent({ broker, siteUrl, addresses, house }: Omit<BrokerMeta, 'listings'>) {
  const { slug, email, cv, avatar, segment, linkedin } = broker;
  return {
    '@context': 'https://schema.org',
    ...schemaAgent(broker, siteUrl + links.broker(slug), addresses),
    description: cv ?? undefined,
    image: avatar && URL.canParse(avatar, siteUrl) ? new URL(avatar, siteUrl).href : undefined,
    email: email ?? undefined,
    knowsAbout: segment ?? undefined,
    sameAs: linkedin ? [linkedin] : undefined,
    parentOrganization: {
      '@type': 'RealEstateAgent',
      name: house.name,
      url: siteUrl + links.home(),
      address: addresses,
    },
  };
}
