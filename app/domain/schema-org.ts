import { type BrokerCard, phoneDigits } from './broker';
import type { Firm } from '@domain/firm';
import type { Currency } from '@domain/taxonomy/currencies';
import { isLand, parentType, type PropertyType } from '@domain/taxonomy/property-types';

/** schema.org's word for each type, by itself or by its group; where it has none, a place. */
const kinds: Partial<Record<PropertyType, string>> = {
  apartamento: 'Apartment',
  cobertura: 'Apartment',
  'casa-comercial': 'Place',
  'casa-em-condominio': 'SingleFamilyResidence',
  casa: 'House',
  hotel: 'Place',
  galpao: 'Place',
  predio: 'Place',
  ilha: 'Place',
  outros: 'Accommodation',
};

/** 'Apartment', 'House', 'SingleFamilyResidence', 'Accommodation' or 'Place'. */
export const schemaType = (type: PropertyType): string => kinds[type] ?? kinds[parentType(type)] ?? 'Place';

interface Prices {
  sale?: number;
  /** A month. */
  rent?: number;
  currency: Currency;
}

const businessFunctions = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
};

/** schema.org's offers: one for each price, the rent with its unit. No price (on request, 'breve lançamento'), no offer. */
export function schemaOffers({ sale, rent, currency }: Prices, url: string) {
  const offer = (price: number, businessFunction: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    businessFunction,
    availability: 'https://schema.org/InStock',
    url,
  });
  return [
    ...(sale == null ? [] : [offer(sale, businessFunctions.sale)]),
    ...(rent == null
      ? []
      : [
          {
            ...offer(rent, businessFunctions.rent),
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: rent,
              priceCurrency: currency,
              unitCode: 'MON',
            },
          },
        ]),
  ];
}

/** The public point. */
export const schemaGeo = ({ lat, lng }: { lat?: number | null; lng?: number | null }) =>
  lat == null || lng == null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };

/** A home's area, in m². Land has none: its size is its ground's. */
export const floorSize = (type: PropertyType, area: number | null | undefined) =>
  area && !isLand(type) ? { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } : undefined;

/** Where the house and its brokers are found: the offices, where they are the operator's own and not the demo's. */
export const schemaAddresses = ({ isReal, offices }: Firm) =>
  isReal
    ? offices.map(({ city, lines }) => ({
        '@type': 'PostalAddress',
        streetAddress: lines.join(', '),
        addressLocality: city,
        addressCountry: 'BR',
      }))
    : undefined;

/**
 * A broker, with the registration that the law puts beside the name (COFECI 1.065/2007) and the house's addresses;
 * `url`: of his page.
 */
export const schemaAgent = (
  { name, creci, phone }: Pick<BrokerCard, 'name' | 'creci'> & { phone?: string | null },
  url: string,
  address: ReturnType<typeof schemaAddresses>,
) => ({
  '@type': 'RealEstateAgent',
  '@id': url,
  url,
  name,
  telephone: phone ? `+${phoneDigits(phone)}` : undefined,
  address,
  identifier: { '@type': 'PropertyValue', propertyID: 'CRECI', value: creci },
});
