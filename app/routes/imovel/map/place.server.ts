import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { tilesOf } from '~/features/map/tiles';
import type { Place } from './place';

interface Settings {
  mapTileUrl: string | null;
  mapAttribution: string;
}

/** @returns null where no point is known */
export function placeOf(detail: PropertyDetail, negotiation: Negotiation, settings: Settings): Place | null {
  const { lat, lng, bairro, cidade } = detail.endereco;
  if (lat === null || lng === null) return null;
  const district = [bairro, cidade].filter(Boolean).join(', ');
  const around = { negotiation, lat, lng, range: defaultRadius, localName: district };
  return {
    point: { lat, lng },
    isExact: detail.pontoExato,
    address: [detail.logradouro, district].filter(Boolean).join(', '),
    nearbyHref: buildSearchUrl({ ...emptyFilters(), ...around }),
    tiles: tilesOf(settings),
  };
}
