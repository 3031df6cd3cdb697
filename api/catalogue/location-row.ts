import type { NewLocation } from '@api/db/schema';
import { placeText } from '@domain/search/place-text';
import { fold, slugify } from '@domain/text';

/** Marks an enterprise location on the wire (spec 1 §5). */
export const enterpriseMark = 'Empreendimento/Bairro Comercial';

/** A place without what follows from it. `sharedIn`: the state that tells its town from others of that name. */
export type PlaceFacts = Omit<
  NewLocation,
  'label' | 'search_text' | 'display_site' | 'part_slug' | 'properties' | 'own' | 'unplaced' | 'id'
> & { sharedIn?: string | null };

/** A place as a row of `location`: with its label, the names that find it, and the word of a part of a town. */
export function locationRow({ sharedIn, ...facts }: PlaceFacts): NewLocation {
  const label = placeLabel({ ...facts, commercialDistrict: facts.commercial_district, state: sharedIn });
  return {
    ...facts,
    label,
    search_text: searchText([
      label,
      placeText({ value: label, localizacao: facts.localizacao }),
      ...(facts.districts ?? []),
    ]),
    district_slug: facts.district_slug ?? (facts.district ? slugify(facts.district) : null),
    part_slug: partSlug(facts),
    display_site: facts.kind === 'condominio' ? enterpriseMark : null,
  };
}

/** Condominium, commercial district, city, place, (of towns with one name) state and (abroad) country, without repeats. */
export function placeLabel(parts: {
  condominium?: string | null;
  commercialDistrict?: string | null;
  city?: string | null;
  localizacao: string;
  state?: string | null;
  country: string;
}): string {
  const { condominium, commercialDistrict, city, localizacao, state, country } = parts;
  const names = [
    condominium,
    commercialDistrict,
    city,
    localizacao,
    state,
    country === 'BR' ? null : countryName(country),
  ];
  return [...new Set(names.filter((name): name is string => Boolean(name)))].join(', ');
}

const countryNames = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'code' });
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;
}

/** The names that find a place, folded, each in a line of its own. */
const searchText = (names: readonly string[]): string => `\n${[...new Set(names.map(fold))].join('\n')}\n`;

const longestSlug = 80;

/** 'centro-botucatu', 'condominio-ninho-verde-botucatu': what a district and a condominium are called in addresses. */
export function partSlug({
  kind,
  localizacao,
  district_slug,
  city_slug,
}: Pick<PlaceFacts, 'kind' | 'localizacao' | 'district_slug' | 'city_slug'>): string | null {
  if ((kind !== 'bairro' && kind !== 'condominio') || !city_slug) return null;
  const own = district_slug ?? slugify(localizacao);
  const name = kind === 'condominio' ? `condominio-${own.replace(/^condominio-/, '')}` : own;
  return `${name.slice(0, longestSlug - city_slug.length - 1).replace(/-$/, '')}-${city_slug}`;
}
