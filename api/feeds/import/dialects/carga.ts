import { choicesOf, type FeedNode, elementOf, textOf } from '../feed-node';
import { type CargaField, cargaNames, isField, isListedField } from './carga-names';
import { features, notOfTheProperty, people, pictures, tours, videos } from './lists';
import { readTaxes } from './taxes';
import type { RawListing } from '../raw-listing';
import { readFlag, readNumber, saysNo } from '../values/numbers';
import { saysGone } from '../values/stage';

/** An `Imovel` of ZAP's old format, Kenlo/InGaia or similar (domain §2). */
export function fromCarga(imovel: FeedNode): RawListing {
  const get = (field: CargaField) => textOf(imovel, cargaNames[field], people);
  const choice = (field: CargaField) => choicesOf(imovel, cargaNames[field], notOfTheProperty)[0] ?? '';
  const element = (field: CargaField) => elementOf(imovel, cargaNames[field], people);
  const yes = (...names: string[]) => readFlag(textOf(imovel, names, people));
  const price = (field: CargaField) => {
    const found = element(field);
    return found && readNumber(found.text) !== 0 ? found : undefined;
  };
  const sale = price('salePrice');
  const rent = price('rentPrice');
  const season = price('seasonPrice');
  const day = price('dayPrice');
  const shortStay = day ?? season;
  const exchange = get('exchange');
  const taxes = readTaxes(imovel);
  const iptu = element('iptu');
  const offer = get('offer');
  // Chaves na Mão: a rent field, and 'valor' for the sale.
  const letFor = rent?.text ?? shortStay?.text;
  const anyPrice = textOf(imovel, cargaNames.anyPrice, notThePrice);
  const single = sale || anyPrice === letFor ? '' : anyPrice;
  // Numbers are a rank in ZAP and differ between CRMs.
  const transaction = [
    [choice('transaction'), get('secondTransaction')].filter(Boolean).join('/'),
    offer,
    choice('use'),
    choice('category'),
    get('status'),
    single && choice('type'),
  ];
  const singleIsRent = letFor === undefined && saysRentOnly(transaction);
  return {
    id: get('id'),
    // Without titles of pictures.
    title: textOf(imovel, cargaNames.title, notOfTheProperty),
    description: textOf(imovel, cargaNames.description, notOfTheProperty),
    transaction,
    salePrice: sale?.text ?? (singleIsRent ? '' : single),
    rentPrice: letFor ?? (singleIsRent ? single : ''),
    rentPeriod:
      periodOf((!rent && get('seasonPeriod')) || get('rentPeriod')) ||
      ((rent ?? shortStay)?.attributes.periodo ?? (rent ? '' : day ? 'daily' : season ? 'season' : '')),
    secondRent: (rent ? shortStay : day && season)?.text ?? '',
    currency: sale?.attributes.moeda ?? rent?.attributes.moeda ?? get('currency'),
    hidePrices: saysNo(get('showPrices')),
    condominiumFee: get('condominiumFee') || taxes.condominiumFee,
    zeroFeeMeansNone: false,
    iptu: iptu?.text ?? taxes.iptu,
    iptuPeriod: iptu
      ? [get('iptuPeriod'), iptu.attributes.periodo, iptu.text, iptu.name].join(' ')
      : taxes.iptuPeriod,
    isMonthlyIptuShape: iptu?.name === 'valoriptu' && textOf(imovel, ['tituloanuncio']) !== '',
    otherTaxes: taxes.others,
    types: typesOf(
      choice('category'),
      choice('subtype'),
      choice('type'),
      yes('dentrocondominio', 'emcondominio'),
    ),
    commercial: /^(comercial|empresarial|commercial|industrial|co)\b/i.test(choice('use')),
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
    age: get('age'),
    features: features(imovel, { isFlag: (tag) => !isField(tag), isField: isListedField }),
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
    displayAddress: displayWord(get('displayAddress'), get('hideAddress')),
    pictures: pictures(imovel),
    videos: videos(imovel),
    tour: get('tour').includes('/') ? get('tour') : (tours(imovel)[0] ?? ''),
    listedAt: get('listedAt'),
    updatedAt: get('updatedAt'),
  };
}

/** Their `Valor` is not the property's price. */
const notThePrice = [
  ...[...people, 'condominio', 'iptu', 'taxa', 'taxas', 'seguro', 'caucao', 'garantia'],
  ...['locacao', 'aluguel', 'temporada', 'diaria', 'venda'],
];

/** Codes of Chaves na Mão. */
const numberedPeriods: Record<string, string> = { 2: 'daily', 3: 'yearly', 4: 'weekly' };
const periodOf = (text: string) => numberedPeriods[text] ?? text;

/** 'Situação' can also be the stage or occupation. */
function statusOf(situation: string, status: string, suspended: boolean): string {
  if (suspended) return 'suspenso';
  return saysGone(situation) ? situation : status;
}

function typesOf(category: string, subtype: string, type: string, inCondominium: boolean): string[] {
  const labels = [category, subtype, type].filter(Boolean);
  return inCondominium && /^(casa|sobrado)/i.test(type) ? ['Casa em condomínio', ...labels] : labels;
}

function saysRentOnly(texts: readonly string[]): boolean {
  const transactionText = texts.find((text) => /vend|compra|alug|loca|^[vla]$/i.test(text)) ?? '';
  return /alug|loca|^[la]$/i.test(transactionText) && !/vend|compra/i.test(transactionText);
}

/** Only Kenlo/InGaia has these tags; its `TipoOferta` is not a rank. In ZAP, 2 and 3 are highlights. */
const kenloOnly = [
  'urlgaiasite',
  'publicavalores',
  'statuscomercial',
  'codigoimovelauxiliar',
  'padraoimovel',
];
function isHighlighted(imovel: FeedNode, highlight: string, offer: string): boolean {
  if (/destaque|destacado|premium|super|triple/i.test(`${highlight} ${offer}`) || readFlag(highlight))
    return true;
  const ranked = !imovel.children.some((child) => kenloOnly.includes(child.name));
  return ranked && /^[23]$/.test(offer.trim());
}

/** 'all' only for an explicit yes, or a no to hiding it (Chaves na Mão). */
function displayWord(text: string, hidden: string): string {
  if (hidden !== '') return saysNo(hidden) ? 'all' : '';
  return /^(1|s|sim|true|yes)$/i.test(text.trim()) ? 'all' : text;
}

function joined(kind: string, street: string): string {
  return street.toLowerCase().startsWith(kind.toLowerCase()) ? street : `${kind} ${street}`;
}

function sum(...texts: string[]): string {
  const counts = texts.map(readNumber).filter((count) => count !== null);
  return counts.length ? String(counts.reduce((total, count) => total + count, 0)) : '';
}
