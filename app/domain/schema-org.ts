import type { PeriodRent, RentPeriod } from '@domain/property/period-rent';
import { type BrokerCard, phoneDigits } from './broker';
import type { Brokerage } from '@domain/brokerage/brokerage';
import type { Currency } from '@domain/taxonomy/currencies';
import { isLand, parentType, type PropertyType } from '@domain/taxonomy/property-types';

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

export const schemaType = (type: PropertyType): string => kinds[type] ?? kinds[parentType(type)] ?? 'Place';

interface Prices {
  sale?: number;
  rent?: number; // per month
  periodRent?: PeriodRent;
  currency: Currency;
}

/** UN/CEFACT; a season has none. */
const unitCodes: Partial<Record<RentPeriod, string>> = {
  ...{ day: 'DAY', week: 'WEE', quarter: 'QAN', semester: 'SAN', year: 'ANN' },
};

const businessFunctions = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
};

/** One Offer for each price; none on request or for 'breve lançamento'. */
export function schemaOffers({ sale, rent, periodRent, currency }: Prices, url: string) {
  const offer = (price: number, businessFunction: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    businessFunction,
    availability: 'https://schema.org/InStock',
    url,
  });
  const unitPrice = (price: number, unitCode: string) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    unitCode,
  });
  const rentFor = ({ amount, period }: PeriodRent) => ({
    ...offer(amount, businessFunctions.rent),
    ...(unitCodes[period] && { priceSpecification: unitPrice(amount, unitCodes[period]) }),
  });
  return [
    ...(sale == null ? [] : [offer(sale, businessFunctions.sale)]),
    ...(rent == null
      ? []
      : [
          {
            ...offer(rent, businessFunctions.rent),
            priceSpecification: unitPrice(rent, 'MON'),
          },
        ]),
    ...(periodRent ? [rentFor(periodRent)] : []),
  ];
}

export const schemaGeo = ({ lat, lng }: { lat?: number | null; lng?: number | null }) =>
  lat == null || lng == null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };

/** In m²; land has none. */
export const floorSize = (type: PropertyType, area: number | null | undefined) =>
  area && !isLand(type) ? { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } : undefined;

/** Offices, unless they are the demo's. */
export const schemaAddresses = ({ isReal, offices }: Pick<Brokerage, 'isReal' | 'offices'>) =>
  isReal
    ? offices.map(({ city, lines }) => ({
        '@type': 'PostalAddress',
        streetAddress: lines.join(', '),
        addressLocality: city,
        addressCountry: 'BR',
      }))
    : undefined;

/** The law requires the registration beside the name (COFECI 1.065/2007). `url`: the broker's page. */
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
