import type { RentPeriod } from '@domain/property/period-rent';
import { propertyPath } from '@domain/property/property-url';
import { featureLabel } from '@domain/taxonomy/features';
import { detailWord, typeWords } from './chaves-na-mao-words';
import { levelOf, type Pictures, type PortalFormat, type WritingOptions } from './portal-format';
import { commonRefusals, failed } from './preflight';
import { degrees, type StoredListing, yearlyTax } from './stored-listing';
import { cdata, element, group } from './xml';

/** The portal reads no more. */
const [maxPhotos, maxNumber] = [30, 10];

/** Chaves na Mão's file (docs/decisions/0138-feeds-for-portals.md). */
export const chavesNaMao: PortalFormat = {
  head: () => '<?xml version="1.0" encoding="UTF-8"?>\n<Document>\n<imoveis>\n',
  listing: written,
  tail: '</imoveis>\n</Document>\n',
  maxPhotos,
  refusals: (listing, photos) => [
    ...commonRefusals(listing, photos, periods),
    ...failed({ district: listing.district !== '', type: typeWords[listing.propertyType] !== null }),
  ],
};

/** Beside '1', by the month. */
const periods: Partial<Record<RentPeriod, string>> = { day: '2', year: '3', week: '4' };

function written(listing: StoredListing, pictures: Pictures, options: WritingOptions): string {
  const { siteUrl } = options;
  const [use, type] = typeWords[listing.propertyType]!;
  const path = propertyPath({ ...listing, negotiation: listing.forSale ? 'sell' : 'rent' });
  return `${group('imovel', [
    cdata('referencia', listing.reference),
    cdata('codigo_cliente', listing.reference),
    cdata('link_cliente', siteUrl && new URL(path, siteUrl).href),
    cdata('titulo', listing.title),
    ...prices(listing),
    element('finalidade', use),
    element('destaque', levelOf(listing, options) === 'plain' ? 0 : 1),
    element('tipo', type),
    element('valor_iptu', yearlyTax(listing)),
    element('valor_condominio', listing.condominiumFee),
    element('area_total', listing.landArea),
    element('area_util', listing.area),
    element('conservacao', listing.condition === 'used' ? 'U' : 'N'),
    element('quartos', listing.bedrooms),
    element('suites', listing.suites),
    element('garagem', listing.parkingLots),
    element('banheiro', listing.bathrooms),
    ...location(listing),
    cdata('descritivo', listing.description),
    group(
      'fotos_imovel',
      pictures.photos.slice(0, maxPhotos).map(({ url }) => group('foto', [cdata('url', url)])),
    ),
    element('data_atualizacao', listing.updatedAt?.slice(0, 19).replace('T', ' ')),
    cdata('video', listing.videoUrl),
    cdata('tour_360', listing.tourUrl),
    items('area_comum', listing.condominiumDetails, listing.sharedFeatures),
    items('area_privativa', listing.propertyDetails, listing.features),
    element('aceita_troca', listing.acceptExchange === null ? null : Number(listing.acceptExchange)),
  ])}\n`;
}

/** 'valor' is the sale's, or the rent's of what is only let. */
function prices({ forSale, forRent, sellPrice, rentPrice, periodRent }: StoredListing): string[] {
  const rent = periodRent?.amount ?? rentPrice;
  return [
    element('transacao', forSale ? 'V' : 'L'),
    element('transacao2', forSale && forRent ? 'L' : null),
    element('valor', forSale ? sellPrice : rent),
    element('valor_locacao', forSale && forRent ? rent : null),
    element('periodo_locacao', forRent ? (periodRent ? periods[periodRent.period] : '1') : null),
  ];
}

/** Where the owner shows no address, a map's point would. Never the complement. */
function location(listing: StoredListing): string[] {
  const isShown = listing.displayAddress === 'all';
  const point = isShown ? listing.point : null;
  return [
    element('estado', listing.state),
    cdata('cidade', listing.city),
    cdata('bairro', listing.district),
    element('cep', listing.postalCode),
    cdata('endereco', listing.street),
    cdata('numero', (listing.streetNumber ?? '').length <= maxNumber ? listing.streetNumber : null),
    element('esconder_endereco_imovel', isShown ? 0 : 1),
    // The documentation's example has them the other way round.
    element('latitude', point && degrees(point.lat)),
    element('longitude', point && degrees(point.lng)),
  ];
}

const items = (
  name: string,
  details: StoredListing['propertyDetails'],
  features: StoredListing['features'],
): string =>
  group(
    name,
    [...details.map(detailWord), ...features.map(featureLabel)].map((item) => cdata('item', item)),
  );
