import type { Warnings } from '@api/import/remarks';
import { cleanLine } from '@api/import/values/text';
import { cityNames } from '@api/import/values/city-names';
import { usualSlug } from '@domain/taxonomy/named-location-lookup';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { fold, slugify } from '@domain/text';

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

/** ISO code by abbreviation or name; Brazil where nothing is said or known. */
export function readCountry(...texts: string[]): string {
  for (const text of texts) {
    const word = slugify(text);
    if (countries[word]) return countries[word];
    if (/^[a-z]{2}$/.test(word) && Object.values(countries).includes(word.toUpperCase()))
      return word.toUpperCase();
  }
  return 'BR';
}

/** Two letters in Brazil, by abbreviation or name ('São Paulo', 'SP', 'SP - São Paulo'); abroad the name as it stands. */
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

/** 'JARDIM DAS ROSAS II' → 'Jardim das Rosas II'. A name that has both cases keeps them, its numeral apart. */
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

/** A city as it is written: 'SAO PAULO' and 'Sao Paulo' → 'São Paulo'; a state glued to it ('Santos - SP', 'Santos/SP') is taken off. */
export function readCity(text: string, warnings: Warnings): string {
  const bare = said(text).replace(/\s*[-/–(,]\s*([A-Za-z]{2})\)?$/, (whole, uf: string) =>
    stateCodes.has(uf.toUpperCase()) ? '' : whole,
  );
  const city = (accented.get(fold(bare)) ?? titleCase(bare)).slice(0, 100);
  if (city !== bare) warnings.add('city-spelling', bare);
  return city;
}

/** Eight digits. A CEP written as a number has lost its leading zero ('1310100'); other broken ones are left out. */
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

/** A CEP, which some write where a number belongs. */
const postalCode = /^\d{5}-?\d{3}$/;

/** null for 'S/N', 's/nº', '0', a CEP and the like. */
export function readStreetNumber(text: string): string | null {
  const bare = said(text).replace(/^n(?:[uú]mero|[.º°o])*\s*(?=\d)/i, '');
  return bare === '' ||
    postalCode.test(bare) ||
    /^(s\s*[/.\-]?\s*n\.?\s*[º°o.]?|sem n[uú]mero|0+|-+|\.+|x+|n\/?a)$/i.test(bare)
    ? null
    : bare.slice(0, 20);
}

/**
 * Street, number and complement. Feeds write all of them in one text ('Rua A, 10 - apto 52'); they are parted, since a
 * street may be shown where its number and the complement may not.
 */
export function readStreet(text: string, numberText: string, complementText: string) {
  const bare = said(text).replace(/[\s,–-]*(?:\bcep\b[\s:.]*)?\b\d{5}-\d{3}$/i, '');
  const [, street = bare, number = '', rest = ''] =
    /^(.*\p{L}.*?)(?:\s*,\s*(?:n(?:[uú]mero|[.º°o])*\s*)?|\s+n(?:[uú]mero|[.º°o]+)\s*)(\d{1,5}(?:-?[A-Z])?)(?:\s*[-–,/]\s*(.+))?$/iu.exec(
      bare,
    ) ?? [];
  return {
    street: titleCase(street).slice(0, 200) || null,
    streetNumber: readStreetNumber(numberText) ?? readStreetNumber(number),
    complement: (said(complementText) || rest).slice(0, 120) || null,
  };
}

/** A district's name in its usual spelling; '' where none is said. */
export function readDistrict(text: string): string {
  return titleCase(said(text)).slice(0, 120);
}

/** 'N/A', 'Endereço não informado', 'Bairro: não consta', 'Sem bairro', '---' */
const nothingSaid =
  /^(?:(?:(?:endere[cç]o|logradouro|rua|bairro|complemento|n[uú]mero|cep)\b[ :–-]*)?(?:n\/?[adi]|n[aã]o (?:informad|definid|divulgad|cadastrad)[oa]|n[aã]o (?:consta|se aplica|dispon[ií]vel)|a confirmar|sob consulta)|sem (?:bairro|endere[cç]o|logradouro|rua|complemento)|[-–.*_x]+|outros?)$/i;

/** A line of text, '' where it says that nothing is known. */
function said(text: string): string {
  const bare = cleanLine(text);
  return nothingSaid.test(bare) ? '' : bare;
}

/** How much of the address may be shown; what is not said is only the neighbourhood. */
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
/** Beach and country towns among the named locations make their listings 'praia' and 'campo'; abroad is 'internacional'. */
export function locationTypeOf(city: string, state: string | null, country: string) {
  if (country !== 'BR') return 'internacional';
  const known = bySlug.get(usualSlug(slugify(city)));
  return known && (!state || !known.state || known.state === state) ? known.locationType : 'cidade';
}
