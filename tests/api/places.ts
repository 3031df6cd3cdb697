import { searchFilters } from '@domain/search/filters';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase } from '../support/database';

/** A named location, where one property is. */
export const moema = namedLocations.find(({ slug }) => slug === 'moema')!;

/** Properties in and around São Paulo, in a town, and abroad; some without a point. */
export async function openPlaces() {
  const database = await openTestDatabase();
  const { app, client } = testApi(database);
  await fillCatalogue(database.db, [
    makeListing({ point: { lat: moema.lat, lng: moema.lng } }),
    makeListing({
      city: 'Sorocaba',
      district: 'Campolim',
      condominiumName: 'Parque das Águas',
      point: { lat: -23.53, lng: -47.46 },
    }),
    makeListing({ city: 'Sorocaba', district: 'Campolim', point: null }),
    makeListing({ city: 'Sorocaba', district: 'Éden', point: null }),
    makeListing({ city: 'Lugar Sem Ponto', district: 'Nenhum', point: null }),
    makeListing({
      reference: 'BUZIOS',
      city: 'Armação dos Búzios',
      district: 'Geribá',
      state: 'RJ',
      point: { lat: -22.78, lng: -41.91 },
    }),
    makeListing({
      reference: 'CHILE',
      country: 'CL',
      city: 'Santiago',
      state: 'RM',
      district: '',
      point: { lat: -33.45, lng: -70.67 },
    }),
    makeListing({
      reference: 'ARGENTINA',
      country: 'AR',
      city: 'Mendoza',
      state: 'Mendoza',
      district: '',
      point: { lat: -32.89, lng: -68.84 },
    }),
  ]);
  const search = (filters: object) => client.searchProperties(searchFilters.parse(filters));
  return { database, app, client, search };
}
