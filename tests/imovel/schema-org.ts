/**
 * What schema.org's vocabulary says of the types that a property's page uses (schema.org 29, read 2026-11-21): the
 * properties that a type has itself or inherits, of those that we use, and what each may hold.
 */
type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const positive: Check = (value) => number(value) && (value as number) > 0;
const url: Check = (value) =>
  text(value) && /^https?:$/.test(URL.canParse(value as string) ? new URL(value as string).protocol : '');
const date: Check = (value) => text(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value as string);
const oneOf =
  (...words: unknown[]): Check =>
  (value) =>
    words.includes(value);
const node =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ('@type' in value
      ? types.includes(value['@type'] as string)
      : url((value as Record<string, unknown>)['@id']));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);

const place = {
  name: text,
  image: listOf(url),
  address: node('PostalAddress'),
  geo: node('GeoCoordinates'),
  amenityFeature: listOf(node('LocationFeatureSpecification')),
};
const accommodation = {
  ...place,
  numberOfBedrooms: number,
  numberOfBathroomsTotal: number,
  floorLevel: text,
  floorSize: node('QuantitativeValue'),
  yearBuilt: number,
};
const homes = ['Apartment', 'House', 'SingleFamilyResidence', 'Accommodation', 'Place'];

const vocabulary: Record<string, Record<string, Check>> = {
  RealEstateListing: {
    url,
    name: text,
    description: text,
    inLanguage: oneOf('pt-BR'),
    datePosted: date,
    dateModified: date,
    primaryImageOfPage: node('ImageObject'),
    mainEntity: node(...homes),
    offers: listOf(node('Offer')),
    provider: node('RealEstateAgent'),
  },
  ImageObject: { url, width: text, height: text },
  Apartment: accommodation,
  House: accommodation,
  SingleFamilyResidence: accommodation,
  Accommodation: accommodation,
  Place: place,
  PostalAddress: {
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    addressCountry: (value) => /^[A-Z]{2}$/.test(value as string),
  },
  GeoCoordinates: { latitude: number, longitude: number },
  LocationFeatureSpecification: { name: text, value: oneOf(true) },
  QuantitativeValue: { value: positive, unitCode: oneOf('MTK') },
  Offer: {
    price: positive,
    priceCurrency: oneOf('BRL', 'USD', 'EUR'),
    businessFunction: oneOf(
      'http://purl.org/goodrelations/v1#Sell',
      'http://purl.org/goodrelations/v1#LeaseOut',
    ),
    availability: oneOf('https://schema.org/InStock'),
    url,
    itemOffered: node(...homes),
    offeredBy: node('RealEstateAgent'),
    priceSpecification: node('UnitPriceSpecification'),
  },
  UnitPriceSpecification: { price: positive, priceCurrency: text, unitCode: oneOf('MON') },
  RealEstateAgent: {
    url,
    name: text,
    telephone: text,
    address: listOf(node('PostalAddress')),
    identifier: node('PropertyValue'),
  },
  PropertyValue: { propertyID: oneOf('CRECI'), value: text },
  BreadcrumbList: { itemListElement: listOf(node('ListItem')) },
  ListItem: { position: positive, name: text, item: url },
};

type SchemaNode = Record<string, unknown> & { '@type'?: string };

/** Every statement of some JSON-LD that the vocabulary does not know or whose value is of another kind. */
export function findUnknownTerms(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((each, index) => findUnknownTerms(each, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@id': id, '@context': context, ...rest } = data as SchemaNode;
  const problems: string[] = [];
  if (context !== undefined && context !== 'https://schema.org')
    problems.push(`${path}@context ${JSON.stringify(context)}`);
  if (id !== undefined && !url(id)) problems.push(`${path}@id ${JSON.stringify(id)}`);
  if (type === undefined)
    return [...problems, ...Object.keys(rest).map((name) => `${path}.${name} of no type`)];
  const known = vocabulary[type];
  if (!known) return [...problems, `${path} is a ${type}`];
  for (const [name, value] of Object.entries(rest)) {
    const check = known[name];
    if (!check) problems.push(`${path}.${name}: ${type} has no such property`);
    else if (!check(value)) problems.push(`${path}.${name}: ${JSON.stringify(value)}`);
    problems.push(...findUnknownTerms(value, `${path}.${name}`));
  }
  return problems;
}
