import type { Listing } from '@api/catalogue/listing';
import { apartmentInItaim } from './apartment-a';
import { apartmentInJardimPaulista, apartmentThatLeft } from './apartment-b';
import { apartmentInFlamengo } from './apartment-rio';
import { houseOnBaleia } from './beach-house';
import { pavilionsInIlhabela } from './beach-timber';
import { houseInItaipava } from './country-house';
import { houseInItu } from './country-modern';
import { casaGuaimbe, palaceteItacolomi } from './launches';
import { apartmentInLisbon } from './lisbon';
import { penthouseInVilaNovaConceicao } from './penthouse';
import { penthouseInLeblon } from './penthouse-leblon';
import { townHouseInVilaMadalena } from './town-house';
import { houseInJardimEuropa } from './villa';
import { houseInCidadeJardim } from './white-house';

/** The homes that were written by hand: one for each set of pictures, and three buildings' own. */
export const homesByHand: readonly Listing[] = [
  houseInJardimEuropa,
  penthouseInLeblon,
  casaGuaimbe,
  houseInCidadeJardim,
  townHouseInVilaMadalena,
  houseOnBaleia,
  penthouseInVilaNovaConceicao,
  palaceteItacolomi,
  houseInItu,
  apartmentInLisbon,
  apartmentInFlamengo,
  pavilionsInIlhabela,
  houseInItaipava,
  apartmentInItaim,
  apartmentInJardimPaulista,
  apartmentThatLeft,
];
