import { type Listing, listing as listingSchema, type ListingInput } from '@api/catalogue/listing';
import type { RawListing } from '@api/import/raw-listing';
import { type Remark, type RejectionCode, type WarningCode, Warnings } from '@api/import/remarks';
import { readArea } from '@api/import/values/area';
import { readPoint } from '@api/import/values/coordinates';
import { readFeatures, readRenovation } from '@api/import/values/features';
import { readPictures, readTour, readVideo } from '@api/import/values/media';
import { readCurrency, readFee, readIptuPeriod } from '@api/import/values/money';
import { readCount, saysNo } from '@api/import/values/numbers';
import {
  locationTypeOf,
  readCity,
  readCountry,
  readDisplayAddress,
  readDistrict,
  readPostalCode,
  readState,
  readStreet,
  titleCase,
} from '@api/import/values/place';
import { readCondition, readDate, registrationIn, saysGone } from '@api/import/values/stage';
import { cleanLine, cleanText, shorten } from '@api/import/values/text';
import { readTitle } from '@api/import/values/title';
import { readTransaction } from '@api/import/values/transaction';
import { hasNoGround, readPropertyType } from '@api/import/values/types';
import { withWholeAddress } from '@api/import/values/whole-address';
import { lawfulCondition } from '@domain/launch';
import { isLand, type PropertyType } from '@domain/taxonomy/property-types';

/** What became of one listing of a feed. */
export type Reading =
  | {
      outcome: 'accepted';
      listing: Listing;
      warnings: Remark<WarningCode>[];
      /** Of the features that the feed names: how many are known, and the names of the others. */
      features: { known: number; unknown: string[] };
    }
  | { outcome: 'rejected'; reference: string; reasons: Remark<RejectionCode>[] };

const longestDescription = 10_000;

/** Brings a listing of any dialect into the catalogue's shape, or says why it cannot be. Pure. */
export function normalise(given: RawListing): Reading {
  const raw = withWholeAddress(given);
  const warnings = new Warnings();
  const reference = cleanLine(raw.id);
  const reject = (...reasons: Remark<RejectionCode>[]): Reading => ({
    outcome: 'rejected',
    reference: reference.slice(0, 50),
    reasons,
  });
  if (reference === '') return reject({ code: 'no-id' });
  if (reference.length > 50) return reject({ code: 'id-too-long', value: reference.slice(0, 80) });
  if (!raw.published) return reject({ code: 'not-published' });

  const prices = readTransaction(raw, warnings);
  const propertyType = readPropertyType(raw.types, raw.commercial, warnings);
  const city = readCity(raw.city, warnings);
  const reasons: Remark<RejectionCode>[] = [];
  if (!prices) reasons.push({ code: 'no-transaction' });
  if (!propertyType)
    reasons.push(
      raw.types.length
        ? { code: 'unknown-type', value: raw.types.join(' / ').slice(0, 80) }
        : { code: 'no-type' },
    );
  if (!/\p{L}{2}/u.test(city)) reasons.push({ code: 'no-city', value: raw.placeCode || undefined });
  if (!prices || !propertyType || reasons.length > 0) return reject(...reasons);

  const input: ListingInput = {
    reference,
    ...prices,
    ...fees(raw, warnings),
    propertyType,
    ...place(raw, city, warnings),
    ...sizes(raw, propertyType, warnings),
    ...description(raw, warnings),
    ...readPictures(raw.pictures, warnings),
    ...stage(raw, warnings),
    renovationLevel: raw.renovation.map(readRenovation).find((level) => level !== null) ?? null,
    highlighted: raw.highlighted,
    exclusivity: raw.exclusive,
    available: isAvailable(raw, warnings),
    condominiumName: titleCase(cleanLine(raw.condominiumName)).slice(0, 120) || null,
    videoUrl: readVideo(raw.videos, warnings),
    tourUrl: readTour(raw.tour, warnings),
    listedAt: readDate(raw.listedAt, warnings),
    updatedAt: readDate(raw.updatedAt, warnings),
    title: '',
  };
  const features = readFeatures(raw.features, propertyType);
  input.propertyDetails = features.propertyDetails;
  input.condominiumDetails = features.condominiumDetails;
  input.features = features.features;
  input.sharedFeatures = features.sharedFeatures;
  const exchange = [raw.acceptExchange, features.acceptExchange];
  input.acceptExchange = exchange.includes(true) || (exchange.includes(false) ? false : null);
  input.title = readTitle(
    raw.title,
    { propertyType, bedrooms: input.bedrooms, district: input.district ?? '', city },
    warnings,
  );
  const { unknown } = features;
  return checked(input, { warnings, unknown, known: raw.features.length - unknown.length }, reject);
}

/** The schema has the last word: an optional field out of bounds is left out, a needed one rejects. */
function checked(
  input: ListingInput,
  { warnings, ...features }: { warnings: Warnings; known: number; unknown: string[] },
  reject: (...reasons: Remark<RejectionCode>[]) => Reading,
): Reading {
  const first = listingSchema.safeParse(input);
  if (first.success) return { outcome: 'accepted', listing: first.data, warnings: warnings.list, features };
  const broken = [...new Set(first.error.issues.map(({ path }) => String(path[0])))];
  const trimmed = { ...input, ...Object.fromEntries(broken.map((field) => [field, emptyOf(field)])) };
  const second = listingSchema.safeParse(trimmed);
  if (!second.success) return reject({ code: 'invalid', value: broken.join(', ').slice(0, 80) });
  warnings.add('field-dropped', broken.join(', '));
  return { outcome: 'accepted', listing: second.data, warnings: warnings.list, features };
}

/** What stands for 'not said': null where the schema allows it, else its default. */
function emptyOf(field: string): null | undefined {
  const schema = listingSchema.shape[field as keyof typeof listingSchema.shape];
  return schema?.safeParse(null).success ? null : undefined;
}

function description(raw: RawListing, warnings: Warnings) {
  const text = cleanText(raw.description, warnings);
  if (text.length > longestDescription) warnings.add('text-shortened', text.length);
  return { description: shorten(text, longestDescription) };
}

function fees(raw: RawListing, warnings: Warnings) {
  const condominiumFee = readFee(raw.condominiumFee, warnings);
  const iptu = readFee(raw.iptu, warnings) || null;
  const exempt = /isent/i.test(`${raw.iptu} ${raw.iptuPeriod}`);
  return {
    condominiumFee: condominiumFee === 0 && !raw.zeroFeeMeansNone ? null : condominiumFee,
    iptu,
    iptuPeriod: exempt ? ('Isento' as const) : iptu === null ? null : readIptuPeriod(raw.iptuPeriod),
    currency: readCurrency(raw.currency, warnings),
  };
}

function place(raw: RawListing, city: string, warnings: Warnings) {
  const country = readCountry(...raw.country);
  const state = readState(raw.state, country, warnings);
  const district = readDistrict(raw.district);
  if (district === '') warnings.add('place-missing');
  return {
    country,
    state,
    city,
    district,
    locationType: locationTypeOf(city, state, country),
    ...readStreet(raw.street, raw.streetNumber, raw.complement),
    postalCode: country === 'BR' ? readPostalCode(raw.postalCode, warnings) : null,
    point: readPoint(raw.latitude, raw.longitude, country, warnings),
    displayAddress: readDisplayAddress(raw.displayAddress),
  };
}

function sizes(raw: RawListing, type: PropertyType, warnings: Warnings) {
  const count = (text: string, min: number, max: number) => {
    const value = readCount(text, min, max);
    if (value === undefined) warnings.add('count-absurd', text);
    return value ?? null;
  };
  const land = isLand(type);
  const living = readArea(raw.area, raw.areaUnit, { land, warnings });
  const landArea = readArea(raw.landArea, raw.landAreaUnit, { land: true, warnings });
  const year = raw.yearBuilt.trim().replace(/^0+$/, '');
  const suites = count(raw.suites, 0, 99);
  let bedrooms = count(raw.bedrooms, 0, 99);
  if (suites !== null && bedrooms !== null && suites > bedrooms) {
    warnings.add('rooms-suites', `${bedrooms} / ${suites}`);
    bedrooms = suites;
  }
  return {
    // The 'total area' of a flat is its own and no plot, that of a house its ground.
    area: land ? (landArea ?? living) : hasNoGround(type) ? (living ?? landArea) : living,
    landArea: hasNoGround(type) ? null : landArea,
    bedrooms,
    suites,
    bathrooms: count(raw.bathrooms, 0, 99),
    parkingLots: count(raw.parking, 0, 500),
    floor: /^0+$/.test(raw.floor.trim()) ? null : count(raw.floor, -5, 200),
    yearBuilt: count(year, 1500, 2100),
  };
}

function stage(raw: RawListing, warnings: Warnings) {
  const condition = readCondition(raw.stage);
  const written =
    cleanLine(raw.registrationNumber) || (condition === 'launch' ? registrationIn(raw.description) : '');
  const registrationNumber = written.slice(0, 80) || null;
  const lawful = lawfulCondition({ condition, registrationNumber });
  if (lawful !== condition) warnings.add('launch-unregistered');
  return { condition: lawful, registrationNumber };
}

function isAvailable({ status }: RawListing, warnings: Warnings): boolean {
  if (!saysGone(status) && !saysNo(status)) return true;
  warnings.add('not-available', status);
  return false;
}
