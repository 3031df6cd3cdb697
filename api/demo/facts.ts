import type { ListingInput } from '@api/catalogue/listing';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  type CondominiumDetail,
  type PropertyDetail,
  type RenovationLevel,
} from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
import type { PropertyType } from '@domain/taxonomy/property-types';
import { attributeChances, amenityChances } from './attribute-chances';
import { placeOf } from './addresses';
import { brokerFor } from './brokers';
import { demoMadeAt } from './demo-made-at';
import { floorOf, topFloor, yearOf } from './floors';
import { kinds, type Kind, type Mood } from './kinds';
import { levelOf, moodOf, spotsOf, type Spot } from './places';
import { priceOf, rentOf, round } from './prices';
import { parkingOf, roomsOf, sizesOf, workRooms } from './rooms';
import { createRandom, type Random } from './random';
import { mixOf } from './type-mixes';
import type { NamedLocation } from '@domain/taxonomy/named-location';

/** A listing of the demo before its words and pictures, with what they are chosen by. */
export type Facts = Omit<
  ListingInput,
  'title' | 'description' | 'photos' | 'propertyDetails' | 'condominiumDetails'
> & {
  kind: Kind;
  mood: Mood;
  propertyDetails: PropertyDetail[];
  condominiumDetails: CondominiumDetail[];
  listedAt: string;
};

const day = 86_400_000;
/** What has to be done first: photographs of its rooms would belie it. */
export const bareLevels: ReadonlySet<RenovationLevel> = new Set([
  'precisa-de-reforma-parcial',
  'precisa-de-reforma-total',
  'contrapiso',
]);
/** Days on offer: the most in most places. */
const yearDays = 300;
/** The newest that nobody wrote by hand is so old, and no more 'Novidade'. */
const newestDays = 26;

/** Where a listing of a named location can stand, if it is to be of a type. */
export function spotsFor(place: NamedLocation, type?: PropertyType): Spot[] {
  return spotsOf(place).filter((spot) => !type || mixOf(spot.place, spot.city)[type]);
}

/** The facts of the n-th listing; `type` where it may not be left to chance. */
export function factsOf(number: number, place: NamedLocation, type?: PropertyType): Facts {
  const random = createRandom(`bossa nova ${number}`);
  const spot = random.pick(spotsFor(place, type));
  const mood = moodOf(spot.place);
  const propertyType = type ?? random.weighted<PropertyType>(mixOf(spot.place, spot.city));
  const kind = kindFor(propertyType, mood);
  const condition = conditionOf(kind, mood, propertyType, random);
  const rooms = { ...roomsOf(kind, random), ...parkingOf(propertyType) };
  const { area, landArea } = sizesOf(kind, rooms.bedrooms, mood, random);
  const isWork = kind.setting === 'commercial' && !kind.bedrooms;
  const floor =
    kind.form === 'unit' && propertyType !== 'outros'
      ? floorOf(propertyType, topFloor(spot, mood), random)
      : null;
  const yearBuilt = condition === 'used' && kind.form !== 'land' ? yearOf(floor, kind.form, random) : null;
  const details = detailsOf({ kind, mood, propertyType, condition, area, yearBuilt, spot }, random);
  const market = marketOf({
    kind,
    mood,
    condition,
    area,
    landArea,
    spot,
    isGated: propertyType === 'casa-em-condominio',
    random,
  });
  const renownedArchitects = (kind.form === 'house' || kind.form === 'unit') && random.chance(0.07);
  const age = newestDays + Math.floor(random.next() ** 1.6 * (yearDays - newestDays));
  const listedAt = new Date(
    demoMadeAt - daysOnOffer(age, spot) * day - random.int(0, 86_399) * 1000,
  ).toISOString();
  return {
    kind,
    mood,
    reference: `BN${10_000 + number}`,
    ...market,
    propertyType,
    condition,
    registrationNumber:
      condition === 'launch' && random.chance(0.9)
        ? `R-${random.int(2, 9)}, matrícula ${random.int(100, 299)}.${String(random.int(0, 999)).padStart(3, '0')}`
        : null,
    area,
    landArea,
    ...rooms,
    ...(isWork && workRooms(area)),
    floor,
    yearBuilt,
    ...details,
    renovationLevel: renovationOf({ kind, condition, mood, yearBuilt }, random),
    exclusivity: random.chance(0.14),
    renownedArchitects,
    acceptExchange: market.forSale && random.chance(0.16) && mood !== 'abroad',
    opportunity: condition === 'used' && random.chance(0.05),
    available: !random.chance(0.02),
    curated: curatedOf(mood, kind, details.propertyDetails, renownedArchitects, random),
    ...placeOf(spot, kind, mood, random),
    brokerSlug: brokerFor(mood, spot.state, random),
    listedAt,
    updatedAt: listedAt,
  };
}

/** Where homes have been on offer for up to two years: what the demo's owner sees goes as far back. */
const seasoned = new Set(['Jardim Paulista', 'Paraíso', 'Cerqueira César', 'Bela Vista']);
const longest = 730;

/** Elsewhere all are of this year; there most have been on offer for more than one. */
const daysOnOffer = (age: number, { place }: Spot): number =>
  seasoned.has(place.label) ? Math.floor(longest * (age / yearDays) ** 0.25) : age;

/** Homes by the sea and in the country are shown as such. */
function kindFor(type: PropertyType, mood: Mood): Kind {
  const kind = kinds[type];
  if (kind.form === 'unit' || kind.form === 'land' || kind.setting === 'commercial') {
    return type === 'hotel' && mood === 'beach' ? { ...kind, setting: 'beach' } : kind;
  }
  if (mood === 'beach') return { ...kind, setting: 'beach' };
  return mood === 'country' || mood === 'condominium' ? { ...kind, setting: 'country' } : kind;
}

/** What is not built yet is an apartment above the ground: of houses, gardens and roofs there would be no photographs. */
function conditionOf(kind: Kind, mood: Mood, type: PropertyType, random: Random): Condition {
  if (type === 'garden' || type === 'apartamento-garden') return 'used';
  if (kind.form === 'unit' && kind.setting === 'apartment' && mood !== 'country')
    return random.weighted<Condition>({
      used: 56,
      new: 16,
      underConstruction: 10,
      launch: 11,
      soonLaunch: 7,
    });
  if (kind.form === 'unit' || (kind.form === 'house' && kind.size >= 1))
    return random.weighted({ used: 82, new: 18 });
  return kind.form === 'land' ? random.weighted<Condition>({ used: 58, new: 12, launch: 30 }) : 'used';
}

interface Built {
  kind: Kind;
  mood: Mood;
  propertyType: PropertyType;
  condition: Condition;
  area: number;
  yearBuilt: number | null;
  spot: Spot;
}

function detailsOf(built: Built, random: Random) {
  const chances = attributeChances(built);
  const shared = amenityChances(built.kind, built.mood, built.propertyType, built.yearBuilt);
  return {
    propertyDetails: propertyDetailSlugs.filter((slug) => random.chance(chances[slug] ?? 0)),
    condominiumDetails: condominiumDetailSlugs.filter((slug) => random.chance(shared[slug] ?? 0)),
  };
}

type RenovationOf = { kind: Kind; condition: Condition; mood: Mood; yearBuilt: number | null };
/** Buildings have been handed over bare since. */
const bareSince = 2005;

/** What needs work is an apartment: of it the building alone is shown. */
function renovationOf(
  { kind, condition, mood, yearBuilt }: RenovationOf,
  random: Random,
): RenovationLevel | null {
  if (kind.form === 'land' || condition !== 'used' || random.chance(0.35)) return null;
  if (kind.form !== 'unit' || kind.setting !== 'apartment' || mood === 'abroad')
    return random.weighted<RenovationLevel>({ reformado: 60, reformadissimo: 40 });
  return random.weighted<RenovationLevel>({
    reformado: 34,
    reformadissimo: 20,
    'precisa-de-atualizacao': 22,
    'precisa-de-reforma-parcial': 15,
    'precisa-de-reforma-total': 12,
    contrapiso: yearBuilt! >= bareSince ? 32 : 0,
  });
}

interface Market {
  kind: Kind;
  mood: Mood;
  condition: Condition;
  area: number;
  landArea: number | null;
  spot: Spot;
  isGated: boolean;
  random: Random;
}

/** What is asked for it, and what it costs to keep. */
function marketOf({ kind, mood, condition, area, landArea, spot, isGated, random }: Market) {
  const unbuilt = condition === 'launch' || condition === 'soonLaunch' || condition === 'underConstruction';
  const offer =
    unbuilt || kind.form === 'land' || kind.form === 'estate'
      ? 'sell'
      : random.weighted(mood === 'urban' ? { sell: 66, rent: 20, both: 14 } : { sell: 82, rent: 9, both: 9 });
  const { level, currency } = levelOf(spot.place);
  const value = priceOf({ kind, mood, condition, area, landArea, level, random });
  const inCondominium = kind.form === 'unit' || mood === 'condominium' || isGated;
  // Where the country's tax takes its place.
  const isRural = mood === 'condominium' || mood === 'country';
  const iptuPeriod = random.weighted({ Mensal: 62, Anual: isRural ? 22 : 38, Isento: isRural ? 16 : 0 });
  const iptuYear = value * random.between(0.0022, 0.0045);
  return {
    forSale: offer !== 'rent',
    forRent: offer !== 'sell',
    sellPrice: offer === 'rent' || condition === 'soonLaunch' || random.chance(0.035) ? null : value,
    rentPrice: offer === 'sell' || random.chance(0.02) ? null : rentOf(value, mood, random),
    currency,
    condominiumFee:
      inCondominium && !unbuilt
        ? round(area * condominiumRate(level, currency, random) * sharedCost(kind), 50)
        : null,
    iptu:
      unbuilt || currency !== 'BRL' || kind.form === 'estate'
        ? null
        : iptuPeriod === 'Isento'
          ? 0
          : round(iptuPeriod === 'Mensal' ? iptuYear / 12 : iptuYear, 10),
    iptuPeriod: unbuilt || currency !== 'BRL' || kind.form === 'estate' ? null : iptuPeriod,
  } as const;
}

/** Houses share a gate and gardens, no lifts, and so do lots, by their ground: what they pay against an apartment as large. */
const sharedCost = ({ form }: Kind): number => (form === 'unit' ? 1 : form === 'land' ? 0.06 : 0.35);

/** R$ for a m² each month: 8 to 15 in 2019's listings, growing with the district's price; 1.5 times that now. */
function condominiumRate(level: number, currency: string, random: Random): number {
  const rate = currency === 'BRL' ? Math.min(26, 9 + level / 2_200) : 4 + level / 3_000;
  return rate * random.between(0.75, 1.25);
}

function curatedOf(
  mood: Mood,
  kind: Kind,
  details: readonly PropertyDetail[],
  renowned: boolean,
  random: Random,
): string[] {
  const home = kind.form === 'house' || kind.form === 'estate';
  const away = mood === 'beach' || mood === 'country' || mood === 'condominium' || mood === 'abroad';
  const open = details.includes('terraco-varanda') || details.includes('quintal-jardim');
  return [
    home && away && random.chance(0.3) ? 'imoveis-segunda-residencia' : '',
    renowned && random.chance(0.8) ? 'autorais' : '',
    open && random.chance(0.07) ? 'ceu-aberto' : '',
  ].filter(Boolean);
}
