import type { Listing } from '@api/catalogue/listing';
import { apartmentInItaim } from './apartment-a';
import { apartmentInJardimPaulista, apartmentThatLeft } from './apartment-b';
import { apartmentInFlamengo } from './apartment-rio';
import * as away from './away-own';
import { houseOnBaleia } from './beach-house';
import { pavilionsInIlhabela } from './beach-timber';
import * as beaches from './beaches';
import * as countries from './countries';
import * as estates from './country-estates';
import * as hills from './country-hills';
import { houseInItaipava } from './country-house';
import { houseInItu } from './country-modern';
import { casaGuaimbe, palaceteItacolomi } from './launches';
import { apartmentInLisbon } from './lisbon';
import { penthouseInVilaNovaConceicao } from './penthouse';
import { penthouseInLeblon } from './penthouse-leblon';
import * as rioHills from './rio-hills';
import * as rioSeafront from './rio-seafront';
import * as saoPauloFlats from './sao-paulo-flats';
import * as saoPauloHouses from './sao-paulo-houses';
import * as saoPauloOwn from './sao-paulo-own';
import { townHouseInVilaMadalena } from './town-house';
import { houseInJardimEuropa } from './villa';
import { houseInCidadeJardim } from './white-house';

const all = (group: Readonly<Record<string, Listing>>): Listing[] => Object.values(group);

/** Hand-written properties: one per photo set, and others with rooms of a set (rooms.ts) or with buildings only. */
export const propertiesByHand: readonly Listing[] = [
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
  ...[saoPauloOwn, away, saoPauloHouses, saoPauloFlats, rioSeafront, rioHills].flatMap(all),
  ...[estates, hills, beaches, countries].flatMap(all),
];
