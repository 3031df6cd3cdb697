import type { PropertyDetail } from './attributes';

/** 'O que muda o dia a dia' (brief §18.5): frequent attributes, which the filters show first. */
export const dailyLife = [
  'terraco-varanda',
  'quintal-jardim',
  'gourmet',
  'piscina',
  'lareira',
  'adega',
] as const satisfies readonly PropertyDetail[];
