import { type Listing, listing as listingSchema, type ListingInput } from '@api/catalogue/listing';
import { type Places, type UnknownPlace, withKnownPlace } from './places';
import type { RawListing } from './raw-listing';
import { type Remark, type RejectionCode, type WarningCode, Warnings } from './remarks';
import { withShortFields } from './short-fields';
import { readArea } from './values/area';
import { readFeatures, readRenovation } from './values/features';
import { readMeasuredPlan } from './values/measured-plan';
import { readPictures, readTour, readVideo } from './values/media';
import { readCurrency, readFee, readIptuPeriod } from './values/money';
import { readCount, readNumber, saysNo } from './values/numbers';
import { titleCase } from './values/place';
import { readPlace, unknownPlaceOf } from './values/read-place';
import { readCondition, readDate, registrationIn, saysGone } from './values/stage';
import { cleanLine, cleanText, shorten } from './values/text';
import { readTitle } from './values/title';
import { readTransaction, type Transaction } from './values/transaction';
import { hasNoGround, readPropertyType } from './values/types';
import { withWholeAddress } from './values/whole-address';
import { isOwnReference } from '@domain/announcement/own-property';
import { clock } from '@domain/kernel/clock';
import { lawfulCondition } from '@domain/property/launch';
import { isLand, type PropertyType } from '@domain/taxonomy/property-types';

export type Reading =
  | {
      outcome: 'accepted';
      listing: Listing;
      warnings: Remark<WarningCode>[];
      features: { known: number; unknown: string[] };
      unknownPlace?: UnknownPlace;
    }
  | {
      outcome: 'rejected';
      reference: string;
      reasons: Remark<RejectionCode>[];
      unknownPlace?: UnknownPlace;
    };

const maxDescriptionLength = 10_000;

/** @returns the catalogue's schema, or reasons against the listing */
export function normalise(given: RawListing, places: Places): Reading {
  const raw = withWholeAddress(withKnownPlace(withShortFields(given), places));
  const { unknownPlace, ...reading } = readingOf(raw, places);
  return unknownPlace ? { ...reading, unknownPlace } : reading;
}

function readingOf(raw: RawListing, places: Places): Reading {
  const warnings = new Warnings();
  const reference = cleanLine(raw.id);
  const reject = (...reasons: Remark<RejectionCode>[]): Reading => ({
    outcome: 'rejected',
    reference: reference.slice(0, 50),
    reasons,
  });
  if (reference === '') return reject({ code: 'no-id' });
  if (reference.length > 50) return reject({ code: 'id-too-long', value: reference.slice(0, 80) });
  if (isOwnReference(reference)) return reject({ code: 'own-id', value: reference });
  if (!raw.published) return reject({ code: 'not-published' });

  const prices = readTransaction(raw, warnings);
  const propertyType = readPropertyType(raw.types, raw.commercial, warnings);
  const where = readPlace(raw, places, warnings);
  const { city } = where;
  const reasons: Remark<RejectionCode>[] = [];
  if (!prices) reasons.push({ code: 'no-transaction' });
  if (!propertyType)
    reasons.push(
      raw.types.length
        ? { code: 'unknown-type', value: raw.types.join(' / ').slice(0, 80) }
        : { code: 'no-type' },
    );
  if (!/\p{L}{2}/u.test(city)) reasons.push({ code: 'no-city', value: raw.placeCode || undefined });
  const unknownPlace = unknownPlaceOf(raw, where, places);
  if (!prices || !propertyType || reasons.length > 0) return { ...reject(...reasons), unknownPlace };

  const input: ListingInput = {
    reference,
    ...prices,
    ...fees(raw, prices, warnings),
    propertyType,
    ...where,
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
  input.plan = readMeasuredPlan(raw, input, warnings);
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
  const known = raw.features.length - unknown.length;
  return { ...checked(input, { warnings, unknown, known }, reject), unknownPlace };
}

/** An invalid optional field is dropped; an invalid required one rejects the listing. */
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

function emptyOf(field: string): null | undefined {
  const schema = listingSchema.shape[field as keyof typeof listingSchema.shape];
  return schema?.safeParse(null).success ? null : undefined;
}

function description(raw: RawListing, warnings: Warnings) {
  const text = cleanText(raw.description, warnings);
  if (text === '') warnings.add('description-missing');
  if (text.length > maxDescriptionLength) warnings.add('text-shortened', text.length);
  return { description: shorten(text, maxDescriptionLength) };
}

function fees(raw: RawListing, { sellPrice }: Transaction, warnings: Warnings) {
  const condominiumFee = readFee(raw.condominiumFee, warnings);
  const iptu = readFee(raw.iptu, warnings) || null;
  for (const tax of raw.otherTaxes ?? []) warnings.add('taxes-unread', tax);
  const exempt = /isent/i.test(`${raw.iptu} ${raw.iptuPeriod}`);
  return {
    condominiumFee: condominiumFee === 0 && !raw.zeroFeeMeansNone ? null : condominiumFee,
    iptu,
    iptuPeriod: exempt
      ? ('Isento' as const)
      : iptu === null
        ? null
        : readIptuPeriod(raw, iptu, sellPrice, warnings),
    currency: readCurrency(raw.currency, warnings),
  };
}

/** A `UnidadeMetrica` of hectares is the ground's: a house is not larger than it. */
function unitOfBuilt(raw: RawListing, landArea: number | null): string {
  const asLand = landArea !== null && raw.areaUnit === raw.landAreaUnit;
  const isLarger = (readNumber(raw.area) ?? 0) > (readNumber(raw.landArea) ?? 0);
  return asLand && isLarger ? '' : raw.areaUnit;
}

const oldest = 200;

/** The year built, or the age in years counted back from the present year. */
function yearOf({ yearBuilt, age = '' }: RawListing): string {
  const year = yearBuilt.trim().replace(/^0+$/, '');
  const years = readNumber(age);
  return year || !years || years < 1 || years > oldest
    ? year
    : String(clock.now().getFullYear() - Math.floor(years));
}

function sizes(raw: RawListing, type: PropertyType, warnings: Warnings) {
  const count = (text: string, min: number, max: number) => {
    const value = readCount(text, min, max);
    if (value === undefined) warnings.add('count-absurd', text);
    return value ?? null;
  };
  const land = isLand(type);
  const landArea = readArea(raw.landArea, raw.landAreaUnit, { land: true, warnings });
  // Land is measured by its ground; a built area beside it is not needed.
  const living =
    land && landArea !== null ? null : readArea(raw.area, unitOfBuilt(raw, landArea), { land, warnings });
  const suites = count(raw.suites, 0, 99);
  let bedrooms = count(raw.bedrooms, 0, 99);
  if (suites !== null && bedrooms !== null && suites > bedrooms) {
    warnings.add('rooms-suites', `${bedrooms} / ${suites}`);
    bedrooms = suites;
  }
  const area = land ? (landArea ?? living) : hasNoGround(type) ? (living ?? landArea) : living;
  if (area === null && landArea === null) warnings.add('area-missing');
  return {
    // An apartment's 'total area' is its own; a house's is its plot.
    area,
    landArea: hasNoGround(type) ? null : landArea,
    bedrooms,
    suites,
    bathrooms: count(raw.bathrooms, 0, 99),
    parkingLots: count(raw.parking, 0, 500),
    floor: /^0+$/.test(raw.floor.trim()) ? null : count(raw.floor, -5, 200),
    yearBuilt: count(yearOf(raw), 1500, 2100),
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
