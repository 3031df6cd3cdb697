import type { Kysely } from 'kysely';
import type { ListingInput } from '@api/catalogue/listing';
import type { Database } from '@api/database';
import { makeListing } from '../support/catalogue';
import { storePhotos } from '../support/stored-photos';

const places = {
  praia: { locationType: 'praia', city: 'Ilhabela', district: 'Piúva', point: { lat: -23.77, lng: -45.35 } },
  campo: {
    locationType: 'campo',
    city: 'Campos do Jordão',
    district: 'Capivari',
    point: { lat: -22.72, lng: -45.58 },
  },
  rio: {
    state: 'RJ',
    city: 'Rio de Janeiro',
    district: 'Leblon',
    point: { lat: -22.98, lng: -43.22 },
  },
  lisboa: {
    locationType: 'internacional',
    country: 'PT',
    state: 'Lisboa',
    city: 'Lisboa',
    district: 'Belém',
    currency: 'EUR',
    point: { lat: 38.7, lng: -9.2 },
  },
} as const satisfies Record<string, Partial<ListingInput>>;

const picture = (name: string) => ({
  url: `https://fotos.example/${name}.jpg`,
  alt: `Foto ${name}, vista do jardim`,
});
const featured = (title: string, photo: string, place: Partial<ListingInput> = {}) =>
  makeListing({ title, suites: 3, highlighted: true, photos: [picture(photo)], ...place });

/** One of each thing that a section of the home page shows. */
export const homeCatalogue = [
  // The slide's own picture in another cut: it gives way to the next one.
  { ...featured('Casa com a foto da capa', 'capa', places.praia), news: true },
  featured('Casa de praia', 'praia', places.praia),
  featured('Apartamento em Moema', 'moema'),
  featured('Casa na serra', 'serra', places.campo),
  featured('Cobertura no Leblon', 'leblon', places.rio),
  featured('Obra em destaque', 'obra', { condition: 'underConstruction' }),
  makeListing({ title: 'Torre em breve', condition: 'soonLaunch', photos: [], condominiumName: 'Pátio' }),
  makeListing({ title: 'Torre sem nome', condition: 'soonLaunch', photos: [] }),
  makeListing({
    title: 'Torre em lançamento',
    condition: 'launch',
    registrationNumber: 'R-1',
    condominiumName: 'Casa Guaimbê',
    developer: 'Araçá Incorporações',
    delivery: '2028-03',
    photos: [],
    ...places.rio,
  }),
  makeListing({
    title: 'Torre em obras',
    condition: 'underConstruction',
    condominiumName: 'Enseada 48',
    photos: [],
    ...places.praia,
  }),
  makeListing({ curated: ['autorais'], photos: [picture('autoral')] }),
  makeListing({ curated: ['ceu-aberto'], news: true, photos: [picture('serra')] }),
  makeListing({ curated: ['ceu-aberto'], photos: [picture('ceu')] }),
  makeListing({ propertyDetails: ['piscina', 'gourmet'], photos: [] }),
  makeListing({ forSale: false, forRent: true, sellPrice: null, rentPrice: 9_000, photos: [] }),
  makeListing({ photos: [], ...places.lisboa }),
];

/** Slides, brokers, and the files of all photos. */
export async function fillHomeCatalogue(db: Kysely<Database>): Promise<void> {
  const slide = (position: number, title: string, link: string, name: string) => ({
    position,
    title,
    subtitle: null,
    link,
    photo_url: `https://fotos.example/slide-${name}.jpg`,
    alt: `Foto ${name}, vista do jardim`,
    source_id: null,
  });
  await db
    .insertInto('slide')
    .values([
      slide(1, 'Casas em São Paulo', '/imoveis/venda/sao-paulo', 'capa'),
      slide(2, 'Rio de Janeiro', '/imoveis/venda/rio-de-janeiro', 'rio'),
      slide(3, 'De fora', '//evil.example/x', 'fora'),
    ])
    .execute();
  await storePhotos(
    db,
    ['capa', 'rio', 'fora'].map((name) => `https://fotos.example/slide-${name}.jpg`),
  );
  await db
    .insertInto('broker')
    .values([
      {
        slug: 'ana-prado',
        name: 'Ana Prado',
        creci: 'CRECI-SP 1-F',
        squad_id: 1,
        squad_name: 'São Paulo',
      },
      { slug: 'bia-de-sa', name: 'Bia de Sá', creci: 'CRECI-RJ 2-F', squad_id: 2, squad_name: 'Rio' },
    ])
    .execute();
}
