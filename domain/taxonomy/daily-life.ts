import type { PropertyDetail } from './attributes';

/**
 * 'O que muda o dia a dia' (brief §18.5): the home's own attributes that most homes have, which the filters offer before
 * the rest.
 */
export const dailyLife = [
  'terraco-varanda',
  'quintal-jardim',
  'gourmet',
  'piscina',
  'lareira',
  'adega',
] as const satisfies readonly PropertyDetail[];
