import type { Places, UnknownPlace } from '../places';
import type { RawListing } from '../raw-listing';
import type { Warnings } from '../remarks';
import { readPoint } from './coordinates';
import { deduceState, deduceTown, municipalityAt, pointInTown } from './deduce-place';
import {
  locationTypeOf,
  readCity,
  readCountry,
  readDisplayAddress,
  readDistrict,
  readPostalCode,
  readState,
  readStreet,
} from './place';
import { cleanLine } from './text';

export type ReadPlace = ReturnType<typeof readPlace>;

/** Where a listing is. Without a city, CEP and coordinates can give it; `city` is '' if unknown. */
export function readPlace(raw: RawListing, { gazetteer }: Places, warnings: Warnings) {
  const country = readCountry(...raw.country);
  const isBrazil = country === 'BR';
  const postalCode = isBrazil ? readPostalCode(raw.postalCode, warnings) : null;
  const point = readPoint(raw.latitude, raw.longitude, country, warnings);
  const found = { point, postalCode };
  const named = readCity(raw.city, warnings);
  const deduced = isBrazil && named === '' ? deduceTown(found, gazetteer) : undefined;
  if (deduced) warnings.add('city-deduced', `${deduced.name}/${deduced.state}`);
  const city = deduced?.name ?? named;
  const district = readDistrict(raw.district);
  if (district === '') warnings.add('place-missing');
  const deducedState =
    isBrazil && city !== '' && raw.state.every((text) => cleanLine(text) === '')
      ? (deduced?.state ?? deduceState(city, found, gazetteer))
      : null;
  if (deducedState !== null && !deduced) warnings.add('state-deduced', `${city}/${deducedState}`);
  const state = deducedState ?? readState(raw.state, country, warnings);
  return {
    country,
    state,
    city,
    district,
    locationType: locationTypeOf(city, state, country),
    ...readStreet(raw.street, raw.streetNumber, raw.complement),
    postalCode,
    point: isBrazil ? pointInTown(point, { city, state }, { gazetteer, warnings }) : point,
    displayAddress: readDisplayAddress(raw.displayAddress),
  };
}

/** For a place code that no file explains: without it, the listing has no district. */
export function unknownPlaceOf(
  raw: RawListing,
  { point, district }: ReadPlace,
  { gazetteer, byCode }: Places,
): UnknownPlace | undefined {
  if (!raw.placeCode || byCode.has(raw.placeCode) || district !== '') return undefined;
  const near = municipalityAt(point, gazetteer);
  return {
    code: raw.placeCode.slice(0, 60),
    reference: cleanLine(raw.id).slice(0, 50),
    point,
    nearest: near ? `${near.name}/${near.state}` : '',
  };
}
