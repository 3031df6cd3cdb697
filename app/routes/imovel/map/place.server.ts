import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { slugify } from '@domain/text';
import { tilesOf } from '~/features/map/tiles';
import type { Place } from './place';

interface Settings {
  mapTileUrl: string | null;
  mapAttribution: string;
}

/** @returns null where nothing is known of it */
export function placeOf(detail: PropertyDetail, negotiation: Negotiation, settings: Settings): Place | null {
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
    };
  }
  return {
    point: { lat, lng },
    isExact: detail.pontoExato,
    address: [detail.logradouro, district].filter(Boolean).join(', '),
    nearby: {
      label: 'Ver imóveis por perto',
      href: listing({ lat, lng, range: defaultRadius, localName: district }),
    },
    tiles: tilesOf(settings),
  };
}
