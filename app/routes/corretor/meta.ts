import { type BrokerProfile } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import { type schemaAddresses, schemaAgent } from '~/domain/schema-org';
import type { ShownBrokerage } from '~/domain/shown-brokerage';
import { withArticle } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { pageMeta } from '~/page-meta';
import type { ListingsData } from './listings-data';

interface BrokerMeta {
  siteUrl: string;
  broker: BrokerProfile;
  /** The brokerage's addresses; empty for the demo brokerage. */
  addresses: ReturnType<typeof schemaAddresses>;
  house: ShownBrokerage;
  listings: Pick<ListingsData, 'url' | 'cards' | 'negotiation' | 'sort' | 'titleEnd'>;
}

/** Brokers have no index page, so the parent is the home page. */
export const crumbsOf = ({ slug, name }: Pick<BrokerProfile, 'slug' | 'name'>) => [
  { label: 'Início', href: links.home() },
  { label: name, href: links.broker(slug) },
];

/** Tags and JSON-LD of a broker. Each page of the list is canonical; filtered and sorted views are not. */
export function brokerMeta({ siteUrl, broker, addresses, house: brokerage, listings }: BrokerMeta) {
  const { name, creci, segment } = broker;
  const isChoice = listings.negotiation !== '' || listings.sort !== '';
  const path = isChoice ? links.broker(broker.slug) : listings.url;
  return [
    ...pageMeta({
      house: brokerage,
      title: name,
      titleEnd: `, ${creciText(creci)}${listings.titleEnd}`,
      description: [
        `${name}, ${creciText(creci)}, atende ${withArticle(brokerage, 'por')}.`,
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
    { 'script:ld+json': agent({ broker, siteUrl, addresses, house: brokerage }) },
  ];
}

/** schema.org RealEstateAgent. Omits unknown values; Remix escapes the JSON. */
function agent({ broker, siteUrl, addresses, house: brokerage }: Omit<BrokerMeta, 'listings'>) {
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
      name: brokerage.name,
      url: siteUrl + links.home(),
      address: addresses,
    },
  };
}
