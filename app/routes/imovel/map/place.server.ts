import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { slugify } from '@domain/kernel/text';
import { drawPlace } from '~/features/map/ground/draw-place.server';
import { tilesOf } from '~/features/map/tiles';
import { distancesOf } from './distances.server';
import type { Place } from './place';

interface Settings {
  mapTileUrl: string | null;
  mapAttribution: string;
}

/** @returns null if neither point nor city is known */
export async function placeOf(
  detail: PropertyDetail,
  negotiation: Negotiation,
  settings: Settings,
): Promise<Place | null> {
  const { lat, lng, bairro, cidade } = detail.endereco;
  const district = [bairro, cidade].filter(Boolean).join(', ');
  const listing = (where: Partial<SearchFilters>) =>
    buildSearchUrl({ ...emptyFilters(), negotiation, ...where });
  if (lat === null || lng === null) {
    if (!cidade) return null;
    const { locais } = detail;
    const inDistrict = locais.bairro ? { local: locais.bairro } : { localName: district };
    return {
      point: null,
      isExact: false,
      address: [detail.logradouro, bairro ? `no bairro ${district}` : `em ${cidade}`]
        .filter(Boolean)
        .join(', '),
      nearby: bairro
        ? { label: 'Ver imóveis no bairro', href: listing(inDistrict) }
        : { label: 'Ver imóveis na cidade', href: listing({ local: locais.cidade ?? slugify(cidade) }) },
      tiles: null,
      drawing: null,
      distances: null,
    };
  }
  const point = { lat, lng };
  const isExact = detail.pontoExato;
  const drawing = await drawPlace({ point, isExact, place: bairro || cidade });
  return {
    point,
    isExact,
    address: [detail.logradouro, district].filter(Boolean).join(', '),
    nearby: {
      label: 'Ver imóveis por perto',
      href: listing({ lat, lng, range: defaultRadius, localName: district }),
    },
    tiles: tilesOf(settings),
    drawing,
    distances: drawing
      ? null
      : distancesOf({ point, district: bairro, citySlug: detail.locais?.cidade ?? null }),
  };
}
