import { slugify } from '../text';

/** The countries of the named locations: ISO 3166 code and pt-BR name. */
export const countryNames = {
  AE: 'Emirados Árabes',
  AR: 'Argentina',
  BR: 'Brasil',
  BS: 'Bahamas',
  CL: 'Chile',
  CO: 'Colômbia',
  ES: 'Espanha',
  FR: 'França',
  PT: 'Portugal',
  PY: 'Paraguai',
  US: 'Estados Unidos',
  UY: 'Uruguai',
} as const;
export type Country = keyof typeof countryNames;

const byName = new Map<string, Country>([
  ...Object.entries(countryNames).map(([code, name]): [string, Country] => [slugify(name), code as Country]),
  ['brazil', 'BR'],
  ['emirados-arabes-unidos', 'AE'],
  ['estados-unidos-da-america', 'US'],
  ['eua', 'US'],
  ['usa', 'US'],
]);

/** The country that a name means, however it is written; codes of two letters are no names: 'ES' is a state of Brazil's. */
export const countryNamed = (text: string): Country | undefined => byName.get(slugify(text));
