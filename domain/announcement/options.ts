/* Options of the announcement form (spec 2 §3), used as values and as labels. */

export const propertyKinds = ['Apartamento', 'Cobertura', 'Casa', 'Outro'] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const propertySubtypes = [
  'Apartamento',
  'Duplex',
  'Garden',
  'Triplex',
  'Cobertura',
  'Cobertura Duplex',
  'Cobertura Triplex',
  'Flat',
  'Loft',
  'Penthouse',
] as const;
export type PropertySubtype = (typeof propertySubtypes)[number];
export const hasSubtypes = (kind: string | undefined) => kind !== 'Casa';

export const situations = ['Vago', 'Ocupado por mim', 'Alugado'] as const;

export const wants = ['Vender', 'Alugar', 'Vender e Alugar'] as const;
export type Want = (typeof wants)[number];
export const wantFlags: Record<Want, { vender: 0 | 1; alugar: 0 | 1 }> = {
  Vender: { vender: 1, alugar: 0 },
  Alugar: { vender: 0, alugar: 1 },
  'Vender e Alugar': { vender: 1, alugar: 1 },
};

export const iptuPeriods = ['Mensal', 'Anual', 'Isento'] as const;
export type IptuPeriod = (typeof iptuPeriods)[number];

/** Maximum number of rooms and parking spaces; means 'or more'. */
export const maxRooms = 5;

/** Other countries have free text for the state. */
export const propertyCountry = 'Brasil';
