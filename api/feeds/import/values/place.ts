import type { Warnings } from '../remarks';
import { cleanLine } from './text';
import { cityNames } from './city-names';
import { canonicalSlug } from '@domain/taxonomy/named-location-lookup';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { fold, slugify } from '@domain/kernel/text';

const states: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito-federal': 'DF',
  'espirito-santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato-grosso': 'MT',
  'mato-grosso-do-sul': 'MS',
  'minas-gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio-de-janeiro': 'RJ',
  'rio-grande-do-norte': 'RN',
  'rio-grande-do-sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa-catarina': 'SC',
  'sao-paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
};
const stateCodes = new Set(Object.values(states));

const countries: Record<string, string> = {
  brasil: 'BR',
  brazil: 'BR',
  bra: 'BR',
  argentina: 'AR',
  uruguai: 'UY',
  uruguay: 'UY',
  chile: 'CL',
  paraguai: 'PY',
  paraguay: 'PY',
  portugal: 'PT',
  espanha: 'ES',
  spain: 'ES',
  italia: 'IT',
  italy: 'IT',
  franca: 'FR',
  france: 'FR',
  'estados-unidos': 'US',
  eua: 'US',
  usa: 'US',
  'united-states': 'US',
  'reino-unido': 'GB',
  'united-kingdom': 'GB',
  inglaterra: 'GB',
  england: 'GB',
  suica: 'CH',
  switzerland: 'CH',
  alemanha: 'DE',
  germany: 'DE',
  mexico: 'MX',
};

/** Default: BR. */
export function readCountry(...texts: string[]): string {
  for (const text of texts) {
    const word = slugify(text);
    if (countries[word]) return countries[word];
    if (/^[a-z]{2}$/.test(word) && Object.values(countries).includes(word.toUpperCase()))
      return word.toUpperCase();
  }
  return 'BR';
}

/** Brazil: two letters, from 'São Paulo', 'SP' or 'SP - São Paulo'. Abroad: the text. */
export function readState(texts: string[], country: string, warnings: Warnings): string | null {
  const given = texts.map((text) => cleanLine(text)).filter(Boolean);
  if (country !== 'BR') return given[0]?.slice(0, 60) ?? null;
  for (const text of given) {
    const code = [text, ...text.split(/\s*[-–/,(]\s*/)]
      .map((part) => (stateCodes.has(part.toUpperCase()) ? part.toUpperCase() : states[slugify(part)]))
      .find(Boolean);
    if (code) return code;
  }
  warnings.add('state-unknown', given[0]);
  return null;
}

const small = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'del', 'di', 'du']);
const roman = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/i;

/** 'JARDIM DAS ROSAS II' → 'Jardim das Rosas II'. Mixed case stays. */
export function titleCase(name: string): string {
  const mixed = /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  if (mixed) return name.replace(/(?<=\s)(Ii|Iii|Iv|Vi|Vii|Viii|Ix)\b/g, (numeral) => numeral.toUpperCase());
  return name
    .toLowerCase()
    .split(' ')
    .map((word, place) => {
      if (place > 0 && small.has(word)) return word;
      if (place > 0 && roman.test(word)) return word.toUpperCase();
      return word.replace(
        /(^|[-/('.])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    })
    .join(' ');
}

const accented = new Map(
  [...cityNames, ...namedLocations.flatMap(({ city }) => city ?? [])].map((name) => [fold(name), name]),
);

/** 'SAO PAULO' → 'São Paulo'; 'Santos - SP' and 'Santos/SP' → 'Santos'. */
export function readCity(text: string, warnings: Warnings): string {
  const bare = cleanValue(text).replace(/\s*[-/–(,]\s*([A-Za-z]{2})\)?$/, (whole, uf: string) =>
    stateCodes.has(uf.toUpperCase()) ? '' : whole,
  );
  const city = (accented.get(fold(bare)) ?? titleCase(bare)).slice(0, 100);
  if (city !== bare) warnings.add('city-spelling', bare);
  return city;
}

/** Eight digits. A CEP stored as a number has lost its leading zero ('1310100'). */
export function readPostalCode(text: string, warnings: Warnings): string | null {
  const bare = text.trim();
  const digits = bare.replace(/\D/g, '');
  if (digits === '' || /^0+$/.test(digits)) return null;
  if (digits.length === 8) return digits;
  if (digits.length === 7 && /^(\d{7}|\d{4}-\d{3})$/.test(bare)) {
    warnings.add('postal-code-padded', bare);
    return `0${digits}`;
  }
  warnings.add('postal-code', bare);
  return null;
}

/** Some feeds have the CEP in the number field. */
const postalCode = /^\d{5}-?\d{3}$/;

/** null for 'S/N', 's/nº', '0', a CEP and similar. */
export function readStreetNumber(text: string): string | null {
  const bare = cleanValue(text).replace(/^n(?:[uú]mero|[.º°o])*\s*(?=\d)/i, '');
  return bare === '' ||
    postalCode.test(bare) ||
    /^(s\s*[/.\-]?\s*n\.?\s*[º°o.]?|sem n[uú]mero|0+|-+|\.+|x+|n\/?a)$/i.test(bare)
    ? null
    : bare.slice(0, 20);
}

/** Splits 'Rua A, 10 - apto 52': number and complement may be private. */
export function readStreet(text: string, numberText: string, complementText: string) {
  const bare = cleanValue(text).replace(/[\s,–-]*(?:\bcep\b[\s:.]*)?\b\d{5}-\d{3}$/i, '');
  const { street, number, rest } = partsOfStreet(bare);
  return {
    street: titleCase(street).slice(0, 200) || null,
    streetNumber: readStreetNumber(numberText) ?? readStreetNumber(number),
    complement: (cleanValue(complementText) || rest).slice(0, 120) || null,
  };
}

/** ', 10', ', nº 10' or ' nº 10', before the end or a complement. */
const streetNumberPattern =
  /(?: ?, ?(?:n(?:[uú]mero|[.º°o]){0,9} ?)?| n(?:[uú]mero|[.º°o]{1,9}) ?)(\d{1,5}(?:-?[A-Z])?)(?= ?[-–,/] ?\S|$)/giu;

/** The number after the last name that has one: 'Rua A, 10, bloco B, 5' is number 5. */
function partsOfStreet(bare: string) {
  const found = [...bare.matchAll(streetNumberPattern)];
  const lastName = found.length > 0 ? lastLetterBefore(bare, found.at(-1)!.index) : -1;
  const match = found.find(({ index }) => index > lastName);
  if (!match || lastName < 0) return { street: bare, number: '', rest: '' };
  const rest = bare.slice(match.index + match[0].length);
  return {
    street: bare.slice(0, match.index),
    number: match[1]!,
    rest: rest.replace(/^ ?[-–,/] ?/, ''),
  };
}

function lastLetterBefore(text: string, end: number): number {
  let at = end - 1;
  while (at >= 0 && !/\p{L}/u.test(text[at]!)) at -= 1;
  return at;
}

export function readDistrict(text: string): string {
  return titleCase(cleanValue(text)).slice(0, 120);
}

/** 'N/A', 'Endereço não informado', 'Bairro: não consta', 'Sem bairro', '---' */
const noValuePattern =
  /^(?:(?:(?:endere[cç]o|logradouro|rua|bairro|complemento|n[uú]mero|cep)\b[ :–-]{0,9})?(?:n\/?[adi]|n[aã]o (?:informad|definid|divulgad|cadastrad)[oa]|n[aã]o (?:consta|se aplica|dispon[ií]vel)|a confirmar|sob consulta)|sem (?:bairro|endere[cç]o|logradouro|rua|complemento)|outros?)$/i;
const filler = /^[-–.*_x]+$/i;

function cleanValue(text: string): string {
  const bare = cleanLine(text);
  return noValuePattern.test(bare) || filler.test(bare) ? '' : bare;
}

export function readDisplayAddress(text: string): 'all' | 'street' | 'neighborhood' {
  const word = fold(text.trim());
  if (/^(all|full|completo|exato|endereco completo|total)/.test(word)) return 'all';
  if (/^(street|rua|logradouro)/.test(word)) return 'street';
  return 'neighborhood';
}

const bySlug = new Map(
  namedLocations
    .filter(({ kind }) => kind === 'cidade' || kind === 'praia')
    .map((location) => [location.slug, location]),
);
/** Named beach and country towns give 'praia' and 'campo'. */
export function locationTypeOf(city: string, state: string | null, country: string) {
  if (country !== 'BR') return 'internacional';
  const known = bySlug.get(canonicalSlug(slugify(city)));
  return known && (!state || !known.state || known.state === state) ? known.locationType : 'cidade';
}
