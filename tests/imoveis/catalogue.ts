import type { Listing, ListingInput } from '@api/catalogue/listing';
import { makeListing } from '../support/catalogue';

const one = (reference: string, more: Partial<ListingInput> = {}): Listing =>
  makeListing({
    reference,
    title: 'Apartamento de canto com varanda',
    sellPrice: 3_000_000,
    area: 180,
    photos: [],
    ...more,
  });

/** Twelve alike in São Paulo, so that there are two pages, and one of each thing that a test looks for. */
export const catalogue: Listing[] = [
  ...Array.from({ length: 12 }, (_, index) =>
    one(`SP-${index + 1}`, { sellPrice: 3_000_000 + index * 100_000 }),
  ),
  one('SP-CARO', { title: 'Apartamento com terraço', sellPrice: 9_000_000, bedrooms: 4 }),
  one('SP-PEQUENO', { title: 'Apartamento de um quarto', sellPrice: 900_000, bedrooms: 1 }),
  one('SP-HOSTIL', {
    title: 'Loft </script><script>alert(1)</script>',
    propertyType: 'loft',
    sellPrice: 700_000,
    bedrooms: 1,
  }),
  one('SP-CONSULTA', {
    title: 'Casa sob consulta',
    propertyType: 'casa',
    sellPrice: null,
    displayAddress: 'neighborhood',
    point: { lat: -23.58123, lng: -46.68321 },
  }),
  one('RJ-ALUGUEL', {
    title: 'Cobertura para alugar',
    propertyType: 'cobertura',
    forSale: false,
    forRent: true,
    sellPrice: null,
    rentPrice: 18_000,
    condominiumFee: 4_000,
    iptu: 14_400,
    iptuPeriod: 'Anual',
    state: 'RJ',
    city: 'Rio de Janeiro',
    district: 'Leblon',
    point: { lat: -22.9847, lng: -43.2223 },
  }),
  one('US-1', {
    title: 'House by the bay',
    news: true,
    propertyType: 'casa',
    currency: 'USD',
    sellPrice: 3_150_000,
    locationType: 'internacional',
    country: 'US',
    state: 'Florida',
    city: 'Miami',
    district: '',
    point: { lat: 25.7617, lng: -80.1918 },
  }),
];
