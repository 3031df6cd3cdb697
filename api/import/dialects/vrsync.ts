import { features, people, pictures, videos } from '@api/import/dialects/lists';
import { type FeedNode, elementOf, findAll, textOf } from '@api/import/feed-node';
import type { RawListing } from '@api/import/raw-listing';
import { isFeature } from '@api/import/values/features';
import { readAnswer, readFlag } from '@api/import/values/numbers';

/** A `Listing` of VRSync, old or new, in any namespace (domain §1). */
export function fromVrsync(listing: FeedNode): RawListing {
  const text = (...names: string[]) => textOf(listing, names, people);
  const attribute = (name: string, key: string) => elementOf(listing, [name], people)?.attributes[key] ?? '';
  const either = (name: string) => [attribute(name, 'abbreviation'), text(name)];
  const list = (name: string) => findAll(listing, [name], people).map((node) => node.text);
  const location = findAll(listing, ['location'], people)[0];
  const rental = elementOf(listing, ['rentalprice', 'rentprice'], people);
  const sale = elementOf(listing, ['listprice', 'saleprice', 'price'], people);
  const iptu = elementOf(listing, ['iptu', 'propertytax', 'yearlytax', 'monthlytax'], people);
  const living = elementOf(listing, ['livingarea', 'constructedarea', 'privatearea'], people);
  const lot = elementOf(listing, ['lotarea', 'landarea', 'totalarea'], people);
  const type = text('propertytype', 'unittype');
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
    types: [text('propertysubtype'), type].filter(Boolean),
    commercial:
      /^commercial\b|^comercial\b/i.test(type) || /^(commercial|comercial)$/i.test(text('usagetype').trim()),
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
    features: features(listing, isFeature),
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
    videos: videos(listing),
    tour: text('virtualtourlink', 'virtualtour', 'tour360'),
    listedAt: text('listdate', 'listingdate', 'creationdate'),
    updatedAt: text('lastupdatedate', 'lastupdate', 'updatedate'),
  };
}
