import { brandTokens } from '@domain/brokerage/brand-colors';
import { campaignPhotoUrls } from '@domain/campaigns/campaign-photos';
import { foldCode } from '@domain/property/property-code';
import { type Office, defaultBrokerageName, socialNetworks } from '@domain/brokerage/brokerage';
import { textPhotoUrls } from '@domain/texts/text-photos';
import { textsOf } from '@domain/brokerage/shown-texts';
import type { BrokerageProfile } from '@contract/brokerage';
import type { BrokerageFileContent } from './read-brokerage-file';

/** Pictures are URLs of table `photo`. */
export type Brokerage = BrokerageFileContent;

/** Brokerages of older versions have no `notes`. */
export const noteIn = ({ notes = [] }: Partial<Brokerage>, reference: string): string | undefined =>
  notes.find(({ code }) => foldCode(code) === foldCode(reference))?.text;

export const officesOf = ({ offices, creci }: Brokerage): Office[] =>
  offices.map(({ city, address, district, phone, creci: own }) => ({
    city,
    lines: [address, ...(district ? [district] : [])],
    ...(phone && { phone }),
    creci: (own ?? creci)!,
  }));

/** @param brokerage with what is live alone (`liveBrokerage`) */
export const serializeBrokerage = (brokerage: Brokerage, version: string): BrokerageProfile => ({
  version,
  name: brokerage.name ?? null,
  article: brokerage.article ?? defaultBrokerageName.article,
  logo: brokerage.logo ?? null,
  colours: brokerage.colours ? brandTokens(brokerage.colours) : {},
  offices: officesOf(brokerage),
  social: socialNetworks.flatMap((network) => {
    const href = brokerage.profiles[network.toLowerCase() as keyof Brokerage['profiles']];
    return href ? [{ network, href }] : [];
  }),
  lists: brokerage.lists.map(({ slug, title, broker }) => {
    const name = brokerage.brokers.find((each) => each.slug === broker && each.active !== false)?.name;
    return { slug, title, ...(name && { broker: name }) };
  }),
  ...(brokerage.sections && { sections: brokerage.sections }),
  ...textsOf(brokerage),
});

export const picturesOf = ({
  brokers,
  slides,
  banners,
  pages = {},
  articles = [],
  campaigns = [],
}: Brokerage): string[] => [
  ...new Set(
    [
      ...brokers.map(({ portrait }) => portrait),
      ...slides.map(({ photo }) => photo),
      ...banners.map(({ image }) => image),
      ...articles.flatMap(textPhotoUrls),
      ...campaigns.flatMap(({ blocks }) => campaignPhotoUrls(blocks)),
      ...Object.values(pages).flatMap((page) => (page ? textPhotoUrls(page) : [])),
    ].filter((address) => address !== undefined),
  ),
];
