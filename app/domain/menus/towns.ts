import { buildSearchUrl } from '@domain/search/build-url';
import { placeFilters } from '@domain/search/place-filters';
import { namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import type { Place } from '../place';
import type { District, Town } from './available-links';

const maxTowns = 40;
const maxDistricts = 40;

/** Towns of the catalogue that are no named locations; most properties first. */
export function townsOf(places: readonly Place[]): Town[] {
  const full = places
    .filter(({ properties }) => (properties ?? 0) > 0)
    .toSorted((a, b) => b.properties! - a.properties! || a.localizacao.localeCompare(b.localizacao, 'pt'));
  const cities = full.filter((place) => place.kind === 'cidade' && place.localizacao_tipo === 'cidade');
  return cities
    .flatMap((place) => {
      const { slug, localizacao: name, estado } = place;
      if (!slug || namedLocationBySlug(slug)) return [];
      const districts = full.filter((each) => each.kind === 'bairro' && isIn(each, place));
      const isAlone = cities.every((each) => each === place || each.localizacao !== name);
      const label = isAlone || !estado ? name : `${name}, ${estado}`;
      return [{ label, slug, districts: districts.slice(0, maxDistricts).map(districtOf) }];
    })
    .slice(0, maxTowns);
}

const isIn = (place: Place, { cidade, estado, pais }: Place) =>
  place.cidade === cidade && place.estado === estado && place.pais === pais;

const districtOf = (place: Place): District => ({
  label: place.localizacao,
  buy: buildSearchUrl(placeFilters(place, 'sell')),
  rent: buildSearchUrl(placeFilters(place, 'rent')),
});
