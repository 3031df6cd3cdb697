import { type FeedNode, elementOf, textOf } from '@api/import/feed-node';
import { type CargaField, cargaNames, isField } from '@api/import/dialects/carga-names';
import { features, notOfTheHome, people, pictures, videos } from '@api/import/dialects/lists';
import type { RawListing } from '@api/import/raw-listing';
import { readFlag, readNumber, saysNo } from '@api/import/values/numbers';
import { saysGone } from '@api/import/values/stage';

/**
 * An `Imovel` of the old ZAP format, of the plain Kenlo/InGaia flavour or of one of their relatives (domain §2). They
 * share one vocabulary with many spellings, so one table of names reads them all.
 */
export function fromCarga(imovel: FeedNode): RawListing {
  const get = (field: CargaField) => textOf(imovel, cargaNames[field], people);
  const element = (field: CargaField) => elementOf(imovel, cargaNames[field], people);
  const yes = (...names: string[]) => readFlag(textOf(imovel, names, people));
  const price = (field: CargaField) => {
    const found = element(field);
    return found && readNumber(found.text) !== 0 ? found : undefined;
  };
  const sale = price('salePrice');
  const rent = price('rentPrice');
  const season = rent ? undefined : price('seasonPrice');
  const exchange = get('exchange');
  const iptu = element('iptu');
  const offer = get('offer');
  // Chaves na Mão has one price of its own for what is let, and 'valor' for the sale.
  const letFor = rent?.text ?? season?.text;
  const single = sale || get('anyPrice') === letFor ? '' : get('anyPrice');
  // Numbers are a rank in ZAP and mean something else in every CRM: only words tell the transaction.
  const transaction = [
    [get('transaction'), get('secondTransaction')].filter(Boolean).join('/'),
    offer,
    get('use'),
    get('category'),
    get('status'),
    single && get('type'),
  ];
  const singleIsRent = letFor === undefined && saysRentOnly(transaction);
  return {
    id: get('id'),
    // A picture's title is none of the home's.
    title: textOf(imovel, cargaNames.title, notOfTheHome),
    description: textOf(imovel, cargaNames.description, notOfTheHome),
    transaction,
    salePrice: sale?.text ?? (singleIsRent ? '' : single),
    rentPrice: letFor ?? (singleIsRent ? single : ''),
    rentPeriod: periodOf(get('rentPeriod')) || (rent?.attributes.periodo ?? (season ? 'daily' : '')),
    currency: sale?.attributes.moeda ?? rent?.attributes.moeda ?? get('currency'),
    hidePrices: saysNo(get('showPrices')),
    condominiumFee: get('condominiumFee'),
    zeroFeeMeansNone: false,
    iptu: iptu?.text ?? '',
    iptuPeriod: [get('iptuPeriod'), iptu?.attributes.periodo, iptu?.text, iptu?.name].join(' '),
    types: typesOf(get('category'), get('subtype'), get('type'), yes('dentrocondominio', 'emcondominio')),
    commercial: /^(comercial|empresarial|commercial|industrial|co)\b/i.test(get('use')),
    stage: [
      get('stage'),
      /^n$/i.test(textOf(imovel, ['conservacao'], people)) ? 'novo' : '',
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
    features: features(imovel, (tag) => !isField(tag)),
    renovation: [
      yes('precisareforma') ? 'precisa de reforma' : '',
      get('renovation'),
      yes('reformado') ? 'reformado' : '',
    ],
    highlighted: isHighlighted(imovel, get('highlight'), offer),
    exclusive: yes('exclusividade', 'exclusivo', 'imovelexclusivo'),
    acceptExchange: exchange === '' ? null : !saysNo(exchange) && !/^(n[aã]o|sem|nenhum)/i.test(exchange),
    status: statusOf(get('situation'), get('status'), yes('suspenso', 'inativo', 'vendido')),
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
    pictures: pictures(imovel),
    videos: videos(imovel),
    tour: get('tour').includes('/') ? get('tour') : '',
    listedAt: get('listedAt'),
    updatedAt: get('updatedAt'),
  };
}

/** Chaves na Mão numbers the periods of a rent. */
const numberedPeriods: Record<string, string> = { 2: 'daily', 3: 'yearly', 4: 'weekly' };
const periodOf = (text: string) => numberedPeriods[text] ?? text;

/** 'Situação' tells the stage or the occupation as often as that it is sold. */
function statusOf(situation: string, status: string, suspended: boolean): string {
  if (suspended) return 'suspenso';
  return saysGone(situation) ? situation : status;
}

function typesOf(category: string, subtype: string, type: string, inCondominium: boolean): string[] {
  const said = [category, subtype, type].filter(Boolean);
  return inCondominium && /^(casa|sobrado)/i.test(type) ? ['Casa em condomínio', ...said] : said;
}

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
