import { brandTokens } from '@domain/brand-colours';
import { foldCode } from '@domain/property-code';
import { type Office, productName, socialNetworks } from '@domain/firm';
import type { ToldHouse } from '@contract/house';
import type { SaidHouse } from './read-house-file';

/** A house as it is kept: what its file says, with every picture by the address that the table `photo` knows it by. */
export type House = SaidHouse;

/** What a broker of the house says of the home with this reference; a house that was kept before notes were has none. */
export const noteIn = ({ notes = [] }: Partial<House>, reference: string): string | undefined =>
  notes.find(({ code }) => foldCode(code) === foldCode(reference))?.text;

/** The offices as pages and letters show them. */
export const officesOf = ({ offices, creci }: House): Office[] =>
  offices.map(({ city, address, district, phone, creci: own }) => ({
    city,
    lines: [address, ...(district ? [district] : [])],
    ...(phone && { phone }),
    creci: (own ?? creci)!,
  }));

/** What `GET house` says of it. */
export const toldHouse = (house: House, version: string): ToldHouse => ({
  version,
  name: house.name ?? null,
  article: house.article ?? productName.article,
  logo: house.logo ?? null,
  colours: house.colours ? brandTokens(house.colours) : {},
  offices: officesOf(house),
  social: socialNetworks.flatMap((network) => {
    const href = house.profiles[network.toLowerCase() as keyof House['profiles']];
    return href ? [{ network, href }] : [];
  }),
  lists: house.lists.map(({ slug, title }) => ({ slug, title })),
});

/** The source addresses of all pictures that a house names. */
export const picturesOf = ({ brokers, slides, banners }: House): string[] => [
  ...new Set(
    [
      ...brokers.map(({ portrait }) => portrait),
      ...slides.map(({ photo }) => photo),
      ...banners.map(({ image }) => image),
    ].filter((address) => address !== undefined),
  ),
];
