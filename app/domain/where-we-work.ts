import { inPlaces } from '@domain/search/prepositions';
import type { ShownHouse } from './shown-house';

/** Where the product's own house works, beside its two cities. */
export const everywhere = 'na cidade, no campo, na praia e fora do país';

/** ' em Londrina e em Maringá' of a house of its own; of the product's, what stands for it. */
export const whereWeWork = ({ cities }: Pick<ShownHouse, 'cities'>, otherwise = `, ${everywhere}`): string =>
  cities ? ` ${inPlaces(cities)}` : otherwise;
