import { features, people, pictures, tours, videos } from './lists';
import { choicesOf, type FeedNode, elementOf, findAll, textOf } from '../feed-node';
import type { RawListing } from '../raw-listing';
import { isFeature } from '../values/features';
import { readAnswer, readFlag } from '../values/numbers';

/** Any VRSync version and namespace (domain §1). */
export function fromVrsync(listing: FeedNode): RawListing {
  const text = (...names: string[]) => textOf(listing, names, people);
  const attribute = (name: string, key: string) => elementOf(listing, [name], people)?.attributes[key] ?? '';
  const either = (name: string) => [attribute(name, 'abbreviation'), text(name)];
  const list = (...names: string[]) => choicesOf(listing, names, people);
  const location = findAll(listing, ['location'], people)[0];
  const rental = elementOf(listing, ['rentalprice', 'rentprice'], people);
  const sale = elementOf(listing, ['listprice', 'saleprice', 'price'], people);
  const iptu = elementOf(listing, ['iptu', 'propertytax', 'yearlytax', 'monthlytax'], people);
  const living = elementOf(listing, ['livingarea', 'constructedarea', 'privatearea'], people);
  const lot = elementOf(listing, ['lotarea', 'landarea', 'totalarea'], people);
  const type = list('propertytype', 'unittype')[0] ?? '';
  const publication = text('publicationtype');
  return {
    id: text('listingid', 'id', 'code', 'externalid', 'reference', 'propertyid'),
    title: text('title', 'listingtitle'),
    description: text('description'),
    transaction: list('transactiontype'),
    salePrice: sale?.text ?? '',
    rentPrice: rental?.text ?? '',
    rentPeriod: rental?.attributes.period ?? '',
    currency: sale?.attributes.currency ?? rental?.attributes.currency ?? '',
    hidePrices: readFlag(text('hideprice', 'priceonrequest')),
    condominiumFee: text('propertyadministrationfee', 'condominiumfee', 'condofee', 'monthlycondofee'),
    zeroFeeMeansNone: true,
    iptu: iptu?.text ?? '',
    iptuPeriod: iptu?.name === 'monthlytax' ? 'Monthly' : (iptu?.attributes.period ?? ''),
    types: [list('propertysubtype')[0] ?? '', type].filter(Boolean),
    commercial:
      /^commercial\b|^comercial\b/i.test(type) ||
      /^(commercial|comercial)$/i.test(list('usagetype')[0] ?? ''),
    stage: [
      ...list('constructionstatus'),
      ...list('developmentlevel'),
      ...list('propertystatus'),
      ...list('condition'),
      ...list('stage'),
    ],
    registrationNumber: text(
      'registrationnumber',
      'incorporationregistry',
      'memorial',
      'registroincorporacao',
    ),
    area: living?.text ?? '',
    areaUnit: living?.attributes.unit ?? '',
    landArea: lot?.text ?? '',
    landAreaUnit: lot?.attributes.unit ?? '',
    bedrooms: text('bedrooms', 'rooms'),
    suites: text('suites'),
    bathrooms: text('bathrooms'),
    parking: text('garage', 'parkingspaces', 'parking'),
    floor: text('unitfloor', 'floor'),
    yearBuilt: text('yearbuilt', 'constructionyear'),
    age: text('age', 'propertyage'),
    features: features(listing, { isFlag: isFeature, isField: () => false }),
    renovation: [],
    highlighted:
      (publication !== '' && !/^(standard|basic|free|simples)$/i.test(publication)) ||
      readFlag(text('featured')),
    exclusive: readFlag(text('exclusive', 'exclusivity')),
    acceptExchange: readAnswer(text('acceptexchange', 'acceptsexchange', 'exchange')),
    status: text('status', 'listingstatus', 'availability'),
    published: true,
    condominiumName: text('condominiumname', 'buildingname', 'developmentname', 'condominium'),
    country: either('country'),
    state: either('state'),
    city: text('city'),
    district: text('neighborhood', 'neighbourhood', 'district') || text('zone'),
    street: text('address', 'street', 'streetname'),
    streetNumber: text('streetnumber', 'number'),
    complement: text('complement', 'complemento'),
    postalCode: text('postalcode', 'zipcode', 'cep'),
    latitude: text('latitude', 'lat'),
    longitude: text('longitude', 'lng', 'lon', 'long'),
    displayAddress: location?.attributes.displayaddress ?? text('displayaddress'),
    pictures: pictures(listing),
    plan: text('measuredplan'),
    videos: videos(listing),
    tour: text('virtualtourlink', 'virtualtour', 'tour360') || (tours(listing)[0] ?? ''),
    listedAt: text('listdate', 'listingdate', 'creationdate'),
    updatedAt: text(
      'lastupdatedate',
      'lastupdate',
      'updatedate',
      'updatedat',
      'lastmodified',
      'dataatualizacao',
    ),
  };
}
