import { partSlug } from '@api/catalogue/part-slug';
import type { NewLocation } from '../schema';
import { placeText } from '@domain/search/place-text';
import { fold, slugify } from '@domain/kernel/text';

/** Value of `display_site` that marks a condominium (spec 1 §5). */
export const enterpriseMark = 'Empreendimento/Bairro Comercial';

/** `sharedIn`: the state, if another town has the same name. */
export type PlaceFacts = Omit<
  NewLocation,
  'label' | 'search_text' | 'display_site' | 'part_slug' | 'properties' | 'own' | 'unplaced' | 'id'
> & { sharedIn?: string | null };

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

/** Joins the parts without duplicates; `state` only if towns share a name. */
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

/** One folded name per line: a pattern can match a name's start. */
const searchText = (names: readonly string[]): string => `\n${[...new Set(names.map(fold))].join('\n')}\n`;
