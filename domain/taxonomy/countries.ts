import { slugify } from '../kernel/text';

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

/** Finds a country by name, not by code: 'ES' is also a Brazilian state. */
export const countryNamed = (text: string): Country | undefined => byName.get(slugify(text));
