import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Setting } from './demo-picture';

export interface Kind {
  noun: string;
  feminine: boolean;
  /** 'unit': in a building; 'house': on its own plot; 'estate': mainly land; 'whole': a whole building. */
  form: 'unit' | 'house' | 'land' | 'estate' | 'whole';
  /** Built m² relative to an apartment or house with as many bedrooms. */
  size: number;
  /** Price per built m² relative to an apartment in the same place. */
  price: number;
  /** Minimum and maximum; absent for non-residential types. */
  bedrooms?: readonly [number, number];
  /** Built m², if it does not depend on the bedrooms. */
  area?: readonly [number, number];
  /** Plot in m², if it does not depend on the house. */
  land?: readonly [number, number];
  /** Plot m² per built m², if different from a house's. */
  ground?: readonly [number, number];
  setting: Setting;
}

const unit = {
  feminine: false,
  form: 'unit',
  size: 1,
  price: 1,
  bedrooms: [2, 4],
  setting: 'apartment',
} as const;
const roof = { ...unit, feminine: true, setting: 'penthouse' } as const;
const house = {
  feminine: true,
  form: 'house',
  size: 1,
  price: 0.62,
  bedrooms: [3, 6],
  setting: 'house',
} as const;

// prettier-ignore
export const kinds: Record<PropertyType, Kind> = {
  apartamento: { ...unit, noun: 'Apartamento', bedrooms: [1, 5] },
  'apartamento-duplex': { ...unit, noun: 'Apartamento duplex', size: 1.25, price: 1.02 },
  'apartamento-triplex': { ...unit, noun: 'Apartamento triplex', size: 1.5, price: 1.02, bedrooms: [3, 5] },
  'apartamento-garden': { ...unit, noun: 'Apartamento garden', size: 1.15, price: 1.05 },
  flat: { ...unit, noun: 'Flat', price: 0.9, bedrooms: [1, 1], area: [32, 68] },
  loft: { ...unit, noun: 'Loft', price: 1.05, bedrooms: [1, 1], area: [60, 150] },
  studio: { ...unit, noun: 'Studio', price: 1.1, bedrooms: [1, 1], area: [26, 58] },
  casa: { ...house, noun: 'Casa' },
  'casa-comercial': { ...house, noun: 'Casa comercial', bedrooms: undefined, area: [180, 620], setting: 'commercial' },
  'casa-em-condominio': { ...house, noun: 'Casa em condomínio', size: 1.1, price: 0.7 },
  'casa-de-vila': { ...house, noun: 'Casa de vila', size: 0.7, bedrooms: [2, 4] },
  cobertura: { ...roof, noun: 'Cobertura', size: 1.35, price: 1.1 },
  'cobertura-duplex': { ...roof, noun: 'Cobertura duplex', size: 1.55, price: 1.12 },
  'cobertura-triplex': { ...roof, noun: 'Cobertura triplex', size: 1.8, price: 1.12, bedrooms: [3, 5] },
  penthouse: { ...roof, noun: 'Penthouse', size: 1.8, price: 1.25, bedrooms: [3, 5] },
  terreno: { noun: 'Terreno', feminine: false, form: 'land', size: 1, price: 1, setting: 'land' },
  outros: { noun: 'Laje corporativa', feminine: true, form: 'unit', size: 1, price: 0.8, area: [180, 900], setting: 'commercial' },
  galpao: { noun: 'Galpão', feminine: false, form: 'whole', size: 1, price: 0.35, area: [400, 3000], ground: [1.3, 2.2], setting: 'commercial' },
  hotel: { noun: 'Hotel', feminine: false, form: 'whole', size: 1, price: 0.55, bedrooms: [20, 80], area: [1500, 6000], setting: 'commercial' },
  predio: { noun: 'Prédio', feminine: false, form: 'whole', size: 1, price: 0.7, area: [900, 6000], ground: [0.2, 0.5], setting: 'commercial' },
  garden: { ...unit, noun: 'Garden', size: 1.2, price: 1.05 },
  fazenda: { noun: 'Fazenda', feminine: true, form: 'estate', size: 1, price: 0.5, bedrooms: [5, 10], area: [450, 1500], land: [300_000, 6_000_000], setting: 'country' },
  haras: { noun: 'Haras', feminine: false, form: 'estate', size: 1, price: 0.5, bedrooms: [4, 8], area: [400, 1200], land: [80_000, 900_000], setting: 'country' },
  sitio: { noun: 'Sítio', feminine: false, form: 'estate', size: 1, price: 0.5, bedrooms: [3, 6], area: [220, 700], land: [10_000, 120_000], setting: 'country' },
  ilha: { noun: 'Ilha', feminine: true, form: 'estate', size: 1, price: 1.2, bedrooms: [4, 9], area: [400, 1300], land: [20_000, 300_000], setting: 'beach' },
  pousada: { noun: 'Pousada', feminine: true, form: 'estate', size: 1, price: 0.55, bedrooms: [8, 22], area: [700, 2600], land: [2_000, 20_000], setting: 'country' },
  sala: { noun: 'Sala', feminine: true, form: 'unit', size: 1, price: 0.7, area: [30, 180], setting: 'commercial' },
  loja: { noun: 'Loja', feminine: true, form: 'whole', size: 1, price: 0.8, area: [60, 400], setting: 'commercial' },
};

export type Mood = 'urban' | 'condominium' | 'country' | 'beach' | 'abroad';
