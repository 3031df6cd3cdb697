import { clock } from '@domain/kernel/clock';
import { videoIn } from '@domain/media/video';
import type { RentPeriod } from '@domain/property/period-rent';
import { brazilianStates } from '@domain/taxonomy/states';
import { characteristics, typeWords } from './imovelweb-words';
import {
  levelOf,
  type Pictures,
  type PortalFormat,
  type WebPicture,
  type WritingOptions,
} from './portal-format';
import { commonRefusals, failed } from './preflight';
import { degrees, type StoredListing, yearlyTax } from './stored-listing';
import { cdata, element, group } from './xml';

/** OpenNavent's file (docs/decisions/0138-feeds-for-portals.md). */
export const imovelweb: PortalFormat = {
  head: () => '<?xml version="1.0" encoding="UTF-8"?>\n<OpenNavent>\n<Imoveis>\n',
  listing: written,
  tail: '</Imoveis>\n</OpenNavent>\n',
  refusals: (listing, photos) => [
    ...commonRefusals(listing, photos, periods),
    ...failed({ district: listing.district !== '' }),
  ],
};

/** Navent's operation has no period. */
const periods: Partial<Record<RentPeriod, string>> = { season: 'ALQUILER_TEMPORAL' };

const levelWords = { plain: 'SIMPLE', highlight: 'DESTACADO', super: 'HOME' } as const;

function written(listing: StoredListing, pictures: Pictures, options: WritingOptions): string {
  const { contact } = options;
  return `${group('Imovel', [
    cdata('codigoAnuncio', listing.reference),
    cdata('codigoReferencia', listing.reference),
    type(listing),
    cdata('titulo', listing.title),
    cdata('descricao', listing.description),
    group('precos', prices(listing)),
    group('publicacao', [element('tipoPublicacao', levelWords[levelOf(listing, options)])]),
    group('publicador', [
      cdata('emailContato', contact.email),
      cdata('nomeContato', contact.name),
      cdata('telefoneContato', contact.phone),
    ]),
    location(listing),
    media(listing, pictures),
    group('caracteristicas', [...measures(listing), ...features(listing)]),
  ])}\n`;
}

function type({ propertyType }: StoredListing): string {
  const { id, name, subtype } = typeWords[propertyType];
  return group('tipoPropriedade', [
    element('idTipo', id),
    cdata('tipo', name),
    element('idSubTipo', subtype?.[0]),
    cdata('subTipo', subtype?.[1]),
  ]);
}

function prices({ forSale, forRent, sellPrice, rentPrice, periodRent }: StoredListing): string[] {
  const price = (amount: number | null, operation: string) =>
    group('preco', [element('quantidade', amount), element('moeda', 'BRL'), element('operacao', operation)]);
  const operation = periodRent ? periods[periodRent.period]! : 'ALQUILER';
  return [
    ...(forSale ? [price(sellPrice, 'VENTA')] : []),
    ...(forRent ? [price(periodRent?.amount ?? rentPrice, operation)] : []),
  ];
}

const mapWords = { all: 'EXACTO', street: 'APROXIMADO', neighborhood: 'NO' } as const;

/** No field hides an address: what the owner does not show is not sent. Never the complement. */
function location(listing: StoredListing): string {
  const { displayAddress, street, streetNumber, district, city, state, point } = listing;
  const isShown = displayAddress === 'all';
  const address = isShown ? [street, street && streetNumber].filter(Boolean).join(', ') : street;
  const shown = isShown ? point : null;
  const places = [district, city, brazilianStates[state ?? ''] ?? state ?? '', 'Brasil'];
  return group('localizacao', [
    element('mostrarMapa', mapWords[displayAddress]),
    cdata('endereco', displayAddress === 'neighborhood' ? null : address || null),
    cdata('localidade', places.map((place) => place.replaceAll(',', ' ')).join(',')),
    element('codigoPostal', isShown ? listing.postalCode?.replace(/^(\d{5})/, '$1-') : null),
    element('latitude', shown && degrees(shown.lat)),
    element('longitude', shown && degrees(shown.lng)),
  ]);
}

function media({ videoUrl, title }: StoredListing, { photos, floorPlans }: Pictures): string {
  const image = (name: string, caption?: string) => (picture: WebPicture) =>
    group(name, [cdata('urlImagem', picture.url), cdata('titulo', caption ?? (picture.alt || null))]);
  const video = videoUrl === null ? null : videoIn(videoUrl);
  return group('multimidia', [
    group('imagens', photos.map(image('imagem'))),
    group('videos', [
      video?.site === 'youtube'
        ? group('video', [cdata('codigoVideo', video.id), cdata('titulo', title)])
        : '',
    ]),
    group('plantas', floorPlans.map(image('planta', 'Planta'))),
  ]);
}

function measures(listing: StoredListing): string[] {
  const number = (id: string, name: string, value: number | null) =>
    value === null
      ? ''
      : group('caracteristica', [element('id', id), element('nome', name), element('valor', value)]);
  const age = listing.yearBuilt === null ? null : clock.now().getFullYear() - listing.yearBuilt;
  return [
    number('CFT2', 'PRINCIPALES|QUARTO', listing.bedrooms),
    number('CFT3', 'PRINCIPALES|BANHEIRO', listing.bathrooms),
    number('CFT4', 'PRINCIPALES|SUITE', listing.suites),
    number('CFT7', 'PRINCIPALES|VAGA', listing.parkingLots),
    number('CFT6', 'PRINCIPALES|CONDOMINIO', listing.condominiumFee),
    number('CFT400', 'PRINCIPALES|IPTU', yearlyTax(listing)),
    number('CFT5', 'PRINCIPALES|IDADE_DO_IMOVEL', age !== null && age >= 0 ? age : null),
    number('CFT101', 'MEDIDAS|AREA_UTIL', listing.area),
    number('CFT100', 'MEDIDAS|AREA_TOTAL', listing.landArea),
    group('caracteristica', [
      element('id', 'CON1'),
      element('nome', 'MEDIDAS|UNIDAD_DE_MEDIDA'),
      element('idValor', 'M2'),
    ]),
  ];
}

function features(listing: StoredListing): string[] {
  const of = (slugs: readonly (keyof typeof characteristics)[], side: 0 | 1, section: string) =>
    slugs.flatMap((slug) => {
      const found = characteristics[slug]?.[side];
      return found
        ? group('caracteristica', [
            element('id', found[0]),
            element('nome', `${section}|${found[1]}`),
            element('idValor', 1),
          ])
        : [];
    });
  return [
    ...of([...listing.propertyDetails, ...listing.features], 0, 'AREA_PRIVATIVA'),
    ...of([...listing.condominiumDetails, ...listing.sharedFeatures], 1, 'AREAS_COMUNS'),
  ];
}
