/*
 * What an owner chooses from when announcing a home (spec 2 §3): values and labels at once.
 */

export const homeKinds = ['Apartamento', 'Cobertura', 'Casa', 'Outro'] as const;
export type HomeKind = (typeof homeKinds)[number];

export const homeSubtypes = [
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
export type HomeSubtype = (typeof homeSubtypes)[number];
/** A house has no sub-types. */
export const hasSubtypes = (kind: string | undefined) => kind !== 'Casa';

export const situations = ['Vago', 'Ocupado por mim', 'Alugado'] as const;

/** What the owner wants, and the negotiations that it stands for. */
export const wants = ['Vender', 'Alugar', 'Vender e Alugar'] as const;
export type Want = (typeof wants)[number];
export const wantFlags: Record<Want, { vender: 0 | 1; alugar: 0 | 1 }> = {
  Vender: { vender: 1, alugar: 0 },
  Alugar: { vender: 0, alugar: 1 },
  'Vender e Alugar': { vender: 1, alugar: 1 },
};

export const iptuPeriods = ['Mensal', 'Anual', 'Isento'] as const;
export type IptuPeriod = (typeof iptuPeriods)[number];

/** Counts of rooms and parking go from 0 to this, which means 'or more'. */
export const mostRooms = 5;

/** The country whose states are known; in any other the state is free text. */
export const homeCountry = 'Brasil';
