import { type FeedNode, elementOf, textOf } from '@api/import/feed-node';
import { type CargaField, cargaNames } from '@api/import/dialects/carga-names';
import {
  cargaFeatures,
  cargaPictures,
  cargaVideos,
  mediaElements,
  people,
} from '@api/import/dialects/carga-lists';
import type { RawListing } from '@api/import/raw-listing';
import { readFlag, readNumber, saysNo } from '@api/import/values/numbers';

const around = [...people, ...mediaElements];

/**
 * An `Imovel` of the old ZAP format, of the plain Kenlo/InGaia flavour or of one of their relatives (domain.md). They
 * share one vocabulary with many spellings, so one table of names reads them all.
 */
export function fromCarga(imovel: FeedNode): RawListing {
  const get = (field: CargaField) => textOf(imovel, cargaNames[field], around);
  const element = (field: CargaField) => elementOf(imovel, cargaNames[field], around);
  const yes = (...names: string[]) => readFlag(textOf(imovel, names, around));
  const sale = element('salePrice');
  const rent = element('rentPrice');
  const season = rent ? undefined : element('seasonPrice');
  const iptu = element('iptu');
  const offer = get('offer');
  const single = sale || rent || season ? '' : get('anyPrice');
  // Numbers are a rank in ZAP and mean something else in every CRM: only words tell the transaction.
  const transaction = [
    get('transaction'),
    offer,
    get('use'),
    get('category'),
    get('status'),
    single && get('type'),
  ];
  const singleIsRent = saysRentOnly(transaction);
  return {
    id: get('id'),
    title: get('title'),
    description: get('description'),
    transaction,
    salePrice: sale?.text ?? (singleIsRent ? '' : single),
    rentPrice: rent?.text ?? season?.text ?? (singleIsRent ? single : ''),
    rentPeriod: get('rentPeriod') || (rent?.attributes.periodo ?? (season ? 'daily' : '')),
    currency: sale?.attributes.moeda ?? rent?.attributes.moeda ?? get('currency'),
    hidePrices: saysNo(get('showPrices')),
    condominiumFee: get('condominiumFee'),
    zeroFeeMeansNone: false,
    iptu: iptu?.text ?? '',
    iptuPeriod: get('iptuPeriod') || (iptu?.name.includes('mensal') ? 'mensal' : ''),
    types: [get('category'), get('subtype'), get('type')].filter(Boolean),
    commercial: /^(comercial|empresarial|commercial|industrial|co)\b/i.test(get('use')),
    stage: [
      get('stage'),
      get('category'),
      yes('lancamento', 'imovellancamento', 'naplanta') ? 'lancamento' : '',
      yes('emconstrucao') ? 'em construcao' : '',
      yes('imovelnovo', 'novo') ? 'novo' : '',
    ],
    registrationNumber: get('registrationNumber'),
    area: get('area'),
    areaUnit: get('areaUnit'),
    landArea: get('landArea'),
    landAreaUnit: get('areaUnit'),
    bedrooms: get('bedrooms'),
    suites: get('suites'),
    bathrooms: get('bathrooms'),
    parking: get('parking') || sum(get('coveredParking'), get('openParking')),
    floor: get('floor'),
    yearBuilt: get('yearBuilt'),
    features: cargaFeatures(imovel),
    renovation: [
      yes('precisareforma') ? 'precisa de reforma' : '',
      get('renovation'),
      yes('reformado') ? 'reformado' : '',
    ],
    highlighted: isHighlighted(imovel, get('highlight'), offer),
    exclusive: yes('exclusividade', 'exclusivo', 'imovelexclusivo'),
    acceptExchange: yes('aceitapermuta', 'permuta', 'estudapermuta'),
    status: unavailable.exec(get('situation'))?.[0] ?? get('status'),
    published: !saysNo(get('publish')),
    condominiumName: get('condominiumName'),
    country: [get('country')],
    state: [get('stateCode'), get('state')],
    city: get('city'),
    district: get('district'),
    street: joined(get('streetKind'), get('street')),
    streetNumber: get('streetNumber'),
    complement: get('complement'),
    postalCode: get('postalCode'),
    latitude: get('latitude'),
    longitude: get('longitude'),
    displayAddress: displayWord(get('displayAddress')),
    pictures: cargaPictures(imovel),
    videos: cargaVideos(imovel),
    tour: get('tour').includes('/') ? get('tour') : '',
    listedAt: get('listedAt'),
    updatedAt: get('updatedAt'),
  };
}

const unavailable = /vendid[oa]|alugad[oa]|locad[oa]|inativ[oa]|suspens[oa]|indispon[ií]vel/i;

function saysRentOnly(texts: readonly string[]): boolean {
  const telling = texts.find((text) => /vend|compra|alug|loca|^[vla]$/i.test(text)) ?? '';
  return /alug|loca|^[la]$/i.test(telling) && !/vend|compra/i.test(telling);
}

/** Tags that only Kenlo/InGaia write: there `TipoOferta` is no rank. In ZAP 2 and 3 stand out. */
const kenloOnly = [
  'urlgaiasite',
  'publicavalores',
  'statuscomercial',
  'codigoimovelauxiliar',
  'padraoimovel',
];
function isHighlighted(imovel: FeedNode, highlight: string, offer: string): boolean {
  if (/destaque|premium|super|triple/i.test(`${highlight} ${offer}`) || readFlag(highlight)) return true;
  const ranked = !imovel.children.some((child) => kenloOnly.includes(child.name));
  return ranked && /^[23]$/.test(offer.trim());
}

/** The whole address only where the feed plainly says so. */
function displayWord(text: string): string {
  return /^(1|s|sim|true|yes)$/i.test(text.trim()) ? 'all' : text;
}

function joined(kind: string, street: string): string {
  return street.toLowerCase().startsWith(kind.toLowerCase()) ? street : `${kind} ${street}`;
}

function sum(...texts: string[]): string {
  const counts = texts.map(readNumber).filter((count) => count !== null);
  return counts.length ? String(counts.reduce((total, count) => total + count, 0)) : '';
}
