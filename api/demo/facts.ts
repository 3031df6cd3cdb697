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
import { moodOf, spotsOf, type Spot } from './places';
import { marketOf } from './market';
import { parkingOf, roomsOf, sizesOf, workRooms } from './rooms';
import { createRandom, type Random } from './random';
import { mixOf } from './type-mixes';
import type { NamedLocation } from '@domain/taxonomy/named-location';

/** A listing without texts and photos, with the criteria that choose them. */
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
/** Interior photos would contradict these levels. */
export const bareLevels: ReadonlySet<RenovationLevel> = new Set([
  'precisa-de-reforma-parcial',
  'precisa-de-reforma-total',
  'contrapiso',
]);
/** Maximum age of a listing in days, in most places. */
const yearDays = 300;
/** Minimum age in days of generated listings: they are never 'Novidade'. */
const newestDays = 26;

/** Spots of a named location that can have the type. */
export function spotsFor(place: NamedLocation, type?: PropertyType): Spot[] {
  return spotsOf(place).filter((spot) => !type || mixOf(spot.place, spot.city)[type]);
}

/** Facts of the n-th listing; `type` replaces the random choice. */
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
    demoMadeAt - daysOnMarket(age, spot) * day - random.int(0, 86_399) * 1000,
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

/** Districts with listings of up to two years, as old as the demo owner's history. */
const seasoned = new Set(['Jardim Paulista', 'Paraíso', 'Cerqueira César', 'Bela Vista']);
const maxDays = 730;

/** In days. */
const daysOnMarket = (age: number, { place }: Spot): number =>
  seasoned.has(place.label) ? Math.floor(maxDays * (age / yearDays) ** 0.25) : age;

export function kindFor(type: PropertyType, mood: Mood): Kind {
  const kind = kinds[type];
  if (kind.form === 'unit' || kind.form === 'land' || kind.setting === 'commercial') {
    return type === 'hotel' && mood === 'beach' ? { ...kind, setting: 'beach' } : kind;
  }
  if (mood === 'beach') return { ...kind, setting: 'beach' };
  return mood === 'country' || mood === 'condominium' ? { ...kind, setting: 'country' } : kind;
}

/** Only apartments above the ground floor can be unbuilt: there are no drawings of other types. */
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
/** First year of buildings that were sold without floors ('contrapiso'). */
const bareSince = 2005;

/** Only apartments can need renovation: exterior photos suffice for them. */
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

function curatedOf(
  mood: Mood,
  kind: Kind,
  details: readonly PropertyDetail[],
  renowned: boolean,
  random: Random,
): string[] {
  const isBrokerageAddress = kind.form === 'house' || kind.form === 'estate';
  const isRetreat = mood === 'beach' || mood === 'country' || mood === 'condominium' || mood === 'abroad';
  const open = details.includes('terraco-varanda') || details.includes('quintal-jardim');
  return [
    isBrokerageAddress && isRetreat && random.chance(0.3) ? 'imoveis-segunda-residencia' : '',
    renowned && random.chance(0.8) ? 'autorais' : '',
    open && random.chance(0.07) ? 'ceu-aberto' : '',
  ].filter(Boolean);
}
