import { namedLocations } from '@domain/taxonomy/named-locations';
import { slugify } from '@domain/kernel/text';

/** At the start of a name, with or without dot. */
const beginnings: Readonly<Record<string, string>> = {
  bal: 'Balneário',
  ch: 'Chácara',
  chac: 'Chácara',
  cid: 'Cidade',
  cj: 'Conjunto',
  cond: 'Condomínio',
  conj: 'Conjunto',
  jd: 'Jardim',
  jdim: 'Jardim',
  jrd: 'Jardim',
  lot: 'Loteamento',
  pq: 'Parque',
  pque: 'Parque',
  prq: 'Parque',
  res: 'Residencial',
  resid: 'Residencial',
  v: 'Vila',
  vl: 'Vila',
};
/** Anywhere in a name. */
const words: Readonly<Record<string, string>> = {
  cel: 'Coronel',
  dr: 'Doutor',
  eng: 'Engenheiro',
  mal: 'Marechal',
  nsa: 'Nossa',
  pres: 'Presidente',
  prof: 'Professor',
  profa: 'Professora',
  sra: 'Senhora',
  sta: 'Santa',
  sto: 'Santo',
};
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

export interface District {
  name: string;
  slug: string;
}

/** Label by city slug and known name. */
const named = new Map(
  namedLocations.flatMap((place) => {
    const { label, citySlug, alsoCalled = [], asDistrict = [] } = place;
    const own = place.kind === 'bairro' ? [label] : place.kind === 'praia' ? beachNames(label) : [];
    return [...own, ...alsoCalled, ...asDistrict].map(
      (name) => [`${citySlug}/${slugify(name)}`, label] as const,
    );
  }),
);

/** 'Praia da Baleia' is also 'Baleia'; 'Maresias' is also 'Praia de Maresias'. */
function beachNames(label: string): string[] {
  const bare = label.replace(/^Praia d[aeo] /, '');
  return [bare, ...['', 'de ', 'da ', 'do '].map((of) => `Praia ${of}${bare}`)];
}

/**
 * Normalizes spellings: 'Jd. N. Sra. do Carmo', 'Centro - Botucatu', 'Recreio' for 'Recreio dos Bandeirantes'.
 * The slug has Roman numerals ('Terras de São José 2') and no 'loteamento-'.
 */
export function districtOf(written: string, town: { name: string; slug: string }): District {
  const name = spelledOut(withoutTown(written.trim(), town.name));
  const slug = slugify(name)
    .replace(/(?<=-)([1-9]|10)$/, (number) => numerals[Number(number) - 1]!)
    .replace(/^(?:condominio|loteamento)-(?=[a-z]{4})/, '');
  const label = named.get(`${town.slug}/${slug}`);
  return label === undefined ? { name, slug } : { name: label, slug: slugify(label) };
}

/** 'Centro - Botucatu', 'Centro (Botucatu)', 'Centro/Botucatu - SP' → 'Centro'. */
function withoutTown(name: string, town: string): string {
  const [, district, end = ''] = /^(.*?\S)(?:\s+[-–]\s+|\s*[/(,]\s*)(.+)$/.exec(name) ?? [];
  const bareSlug = slugify(end.replace(/\s*[-–/]\s*[A-Za-z]{2}\)?$/, ''));
  return district !== undefined && bareSlug === slugify(town) ? district : name;
}

function spelledOut(name: string): string {
  return name
    .replace(/(?<!\p{L})N\.?\s*(?:S\.|Sra\.?(?!\p{L})|Senhora(?!\p{L}))\s*/giu, 'Nossa Senhora ')
    .replace(/(?<!\p{L})S\.\s*(?=\p{L})/gu, 'São ')
    .replace(/(\p{L}+)(\.\s*)?/gu, (whole, word: string, dot = '', at: number) => {
      const key = word.toLowerCase();
      const full = (at === 0 && (dot || key.length > 1) ? beginnings[key] : undefined) ?? words[key];
      return full === undefined ? whole : `${full}${dot && ' '}`;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
