import { inPlaces } from '@domain/search/prepositions';
import type { ShownBrokerage } from './shown-brokerage';

/** ' em Londrina e em Maringá', the cities of the brokerage's offices; '' without any. */
export const whereWeWork = ({ cities }: Pick<ShownBrokerage, 'cities'>): string =>
  cities?.length ? ` ${inPlaces(cities)}` : '';
