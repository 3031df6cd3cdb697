import type { LocationKind } from '@domain/taxonomy/location-types';
import { slugify } from '@domain/kernel/text';

interface PlaceNames {
  kind: LocationKind;
  localizacao: string;
  district_slug?: string | null;
  city_slug?: string | null;
}

const maxSlugLength = 80;

/** 'centro-botucatu' for a district, 'condominio-ninho-verde-botucatu' for a condominium. */
export function partSlug({ kind, localizacao, district_slug, city_slug }: PlaceNames): string | null {
  if ((kind !== 'bairro' && kind !== 'condominio') || !city_slug) return null;
  const own = district_slug ?? slugify(localizacao);
  const name = kind === 'condominio' ? `condominio-${own.replace(/^condominio-/, '')}` : own;
  return `${name.slice(0, maxSlugLength - city_slug.length - 1).replace(/-$/, '')}-${city_slug}`;
}
