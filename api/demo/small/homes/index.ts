import type { WrittenHome } from '../written-home';
import { americas } from './americas';
import { countryside } from './countryside';
import { europe } from './europe';
import { northeast } from './northeast';
import { rio } from './rio';
import { saoPauloApartments } from './sao-paulo-apartments';
import { saoPauloHouses } from './sao-paulo-houses';
import { seaside } from './seaside';
import { serra } from './serra';

/** Homes with a title and a text of their own that show rooms of the hand-written homes' photo sets. */
export const writtenHomes: readonly WrittenHome[] = [
  ...saoPauloApartments,
  ...saoPauloHouses,
  ...rio,
  ...serra,
  ...countryside,
  ...seaside,
  ...northeast,
  ...europe,
  ...americas,
];
