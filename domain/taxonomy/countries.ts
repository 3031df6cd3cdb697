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
