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
import { brokerFor } from './brokers';
import { kinds, typeMixes, type Kind, type Mood } from './kinds';
import { levelOf, moodOf, spotsOf, type Spot } from './places';
import { priceOf, rentOf, round } from './prices';
import { createRandom, type Random } from './random';
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

/** The day the demo was made: the newest listing's. */
export const demoMadeAt = Date.UTC(2026, 9, 30, 18);
const day = 86_400_000;
/** Days on offer: the most in most places, and those of what is new here. */
const [yearDays, newsDays] = [300, 25];

/** The facts of the n-th listing; `type` where it may not be left to chance. */
export function factsOf(number: number, place: NamedLocation, type?: PropertyType): Facts {
  const random = createRandom(`bossa nova ${number}`);
  const spot = random.pick(spotsOf(place));
  const mood = moodOf(spot.place);
  const propertyType = type ?? random.weighted<PropertyType>(typeMixes[mood]);
  const kind = kindFor(propertyType, mood);
  const condition = conditionOf(kind, mood, random);
  const rooms = roomsOf(kind, random);
  const { area, landArea } = sizesOf(kind, rooms.bedrooms, mood, random);
  const details = detailsOf(kind, mood, propertyType, random);
  const market = marketOf({ kind, mood, condition, area, landArea, spot, random });
  const renownedArchitects = (kind.form === 'house' || kind.form === 'unit') && random.chance(0.07);
  const age = Math.floor(random.next() ** 1.6 * yearDays);
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
    floor: kind.form === 'unit' && propertyType !== 'outros' ? floorOf(propertyType, random) : null,
    yearBuilt: condition === 'used' && kind.form !== 'land' ? random.int(1952, 2021) : null,
    ...details,
    renovationLevel: renovationOf(kind, condition, random),
    highlighted: random.chance(0.035),
    exclusivity: random.chance(0.14),
    news: age <= newsDays,
    renownedArchitects,
    acceptExchange: market.forSale && random.chance(0.16),
    opportunity: condition === 'used' && random.chance(0.05),
    available: !random.chance(0.02),
    curated: curatedOf(mood, kind, details.propertyDetails, renownedArchitects, random),
    ...placeOf(spot, kind, mood, random),
    brokerSlug: brokerFor(mood, spot.state, random),
    videoUrl: random.chance(0.1) ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : null,
    // Matterport's own sample.
    tourUrl: random.chance(0.13) ? 'https://my.matterport.com/show/?m=SxQL3iGyoDo' : null,
    listedAt,
    updatedAt: listedAt,
  };
}

/** Where homes have been on offer for up to two years: what the demo's owner sees goes as far back. */
const seasoned = new Set(['Jardim Paulista', 'Jardim América', 'Cerqueira César', 'Bela Vista']);
const longest = 730;

/** Elsewhere all are of this year; there the newest are as new, and most others have been on offer for more than one. */
const daysOnOffer = (age: number, { place }: Spot): number =>
  age > newsDays && seasoned.has(place.label) ? Math.floor(longest * (age / yearDays) ** 0.35) : age;

/** Homes by the sea and in the country are shown as such. */
function kindFor(type: PropertyType, mood: Mood): Kind {
  const kind = kinds[type];
  if (kind.form === 'unit' || kind.form === 'land' || kind.setting === 'commercial') {
    return type === 'hotel' && mood === 'beach' ? { ...kind, setting: 'beach' } : kind;
  }
  if (mood === 'beach') return { ...kind, setting: 'beach' };
  return mood === 'country' || mood === 'condominium' ? { ...kind, setting: 'country' } : kind;
}

function conditionOf(kind: Kind, mood: Mood, random: Random): Condition {
  if (kind.form === 'unit' && mood !== 'country')
    return random.weighted<Condition>({
      used: 56,
      new: 16,
      underConstruction: 10,
      launch: 11,
      soonLaunch: 5,
    });
  if (kind.form === 'house')
    return random.weighted<Condition>({ used: 76, new: 17, underConstruction: 4, launch: 2, soonLaunch: 1 });
  return kind.form === 'land' ? random.weighted<Condition>({ used: 80, new: 12, launch: 8 }) : 'used';
}

function roomsOf(kind: Kind, random: Random) {
  if (!kind.bedrooms) {
    const parking = kind.form === 'land' ? null : random.int(2, 20);
    return { bedrooms: null, suites: null, bathrooms: parking && random.int(2, 10), parkingLots: parking };
  }
  const [min, max] = kind.bedrooms;
  const bedrooms = Math.round((random.between(min, max) + random.between(min, max)) / 2);
  const suites =
    bedrooms <= 2
      ? random.int(bedrooms === 1 ? 0 : 1, bedrooms)
      : random.int(Math.max(1, bedrooms - 2), bedrooms);
  return {
    bedrooms,
    suites,
    bathrooms: Math.min(500, suites + random.int(1, 3)),
    parkingLots:
      kind.form === 'unit' || kind.size < 1
        ? Math.min(5, random.int(Math.max(1, bedrooms - 2), bedrooms))
        : random.int(2, 8),
  };
}

/** m² of apartments by bedrooms, 1 to 5; houses are larger. */
// prettier-ignore
const unitSizes = [[44, 92], [72, 142], [104, 255], [165, 430], [290, 620]] as const;

function sizesOf(kind: Kind, bedrooms: number | null, mood: Mood, random: Random) {
  if (kind.form === 'land') {
    const [min, max] =
      mood === 'urban' || mood === 'abroad' ? [320, 1_600] : mood === 'beach' ? [500, 3_200] : [800, 6_000];
    const landArea = round(random.between(min, max), 10);
    return { area: landArea, landArea };
  }
  const [min, max] = kind.area ?? unitSizes[Math.min(bedrooms ?? 3, 5) - 1]!;
  const grounded = kind.form === 'house' && !kind.area ? 1.5 * (mood === 'urban' ? 1 : 1.15) : 1;
  const area = Math.round(random.between(min, max) * kind.size * grounded);
  if (kind.form === 'unit') return { area, landArea: null };
  const landArea = kind.land
    ? round(random.between(...kind.land), 100)
    : round(area * (mood === 'urban' ? random.between(0.9, 2) : random.between(1.6, 5)), 5);
  return { area, landArea };
}

function detailsOf(kind: Kind, mood: Mood, type: PropertyType, random: Random) {
  const chances = attributeChances(kind, mood, type);
  const shared = amenityChances(kind, mood, type);
  return {
    propertyDetails: propertyDetailSlugs.filter((slug) => random.chance(chances[slug] ?? 0)),
    condominiumDetails: condominiumDetailSlugs.filter((slug) => random.chance(shared[slug] ?? 0)),
  };
}

function renovationOf(kind: Kind, condition: Condition, random: Random): RenovationLevel | null {
  if (kind.form === 'land') return null;
  if (condition === 'new') return random.chance(0.3) ? 'contrapiso' : null;
  if (condition !== 'used' || random.chance(0.35)) return null;
  return random.weighted<RenovationLevel>({
    reformado: 34,
    reformadissimo: 20,
    'precisa-de-atualizacao': 22,
    'precisa-de-reforma-parcial': 15,
    'precisa-de-reforma-total': 8,
    contrapiso: 3,
  });
}

function floorOf(type: PropertyType, random: Random): number {
  if (type === 'apartamento-garden' || type === 'garden') return 0;
  return type.startsWith('cobertura') || type === 'penthouse' ? random.int(9, 32) : random.int(1, 26);
}

interface Market {
  kind: Kind;
  mood: Mood;
  condition: Condition;
  area: number;
  landArea: number | null;
  spot: Spot;
  random: Random;
}

/** What is asked for it, and what it costs to keep. */
function marketOf({ kind, mood, condition, area, landArea, spot, random }: Market) {
  const unbuilt = condition === 'launch' || condition === 'soonLaunch' || condition === 'underConstruction';
  const offer =
    unbuilt || kind.form === 'land' || kind.form === 'estate'
      ? 'sell'
      : random.weighted(mood === 'urban' ? { sell: 66, rent: 20, both: 14 } : { sell: 82, rent: 9, both: 9 });
  const { level, currency } = levelOf(spot.place);
  const value = priceOf({ kind, mood, condition, area, landArea, level, random });
  const inCondominium =
    kind.form === 'unit' ||
    mood === 'condominium' ||
    (kind.form === 'house' && mood === 'beach' && random.chance(0.4));
  const iptuPeriod = random.weighted({ Mensal: 62, Anual: 32, Isento: 6 });
  const iptuYear = value * random.between(0.0022, 0.0045);
  return {
    forSale: offer !== 'rent',
    forRent: offer !== 'sell',
    sellPrice: offer === 'rent' || condition === 'soonLaunch' || random.chance(0.035) ? null : value,
    rentPrice: offer === 'sell' || random.chance(0.02) ? null : rentOf(value, mood, random),
    currency,
    condominiumFee:
      inCondominium && !unbuilt ? round(area * condominiumRate(level, currency, random), 50) : null,
    iptu:
      unbuilt || currency !== 'BRL'
        ? null
        : iptuPeriod === 'Isento'
          ? 0
          : round(iptuPeriod === 'Mensal' ? iptuYear / 12 : iptuYear, 10),
    iptuPeriod: unbuilt || currency !== 'BRL' ? null : iptuPeriod,
  } as const;
}

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

// prettier-ignore
const streets = [
  'Rua das Paineiras', 'Alameda dos Ipês', 'Rua dos Jequitibás', 'Rua da Figueira', 'Alameda das Sibipirunas',
  'Rua do Pau-Ferro', 'Rua das Quaresmeiras', 'Travessa dos Oitis', 'Rua dos Cambuís', 'Alameda das Cerejeiras',
  'Rua do Jacarandá', 'Rua das Aroeiras', 'Rua dos Guapuruvus', 'Alameda das Palmeiras', 'Rua da Mangueira',
];
const postalPrefix: Readonly<Record<string, string>> = {
  SP: '0',
  RJ: '2',
  BA: '4',
  CE: '6',
  SC: '8',
  PR: '8',
  MG: '3',
};
// prettier-ignore
const condominiumNames = [
  'Edifício Maracatu', 'Edifício Baião', 'Edifício Corcovado', 'Edifício Araucária', 'Edifício Sabiá', 'Edifício Dindi',
  'Edifício Arpoador', 'Edifício Lígia', 'Edifício Cobogó', 'Edifício Pau-Brasil', 'Edifício Marajoara', 'Edifício Jequitibá',
  'Edifício Luiza', 'Edifício Ipê-Roxo', 'Edifício Guanabara', 'Edifício Manacá',
];

function placeOf(spot: Spot, kind: Kind, mood: Mood, random: Random) {
  const angle = random.between(0, 2 * Math.PI);
  const km = spot.spread * Math.sqrt(random.next());
  const abroad = spot.place.country !== 'BR';
  const named = spot.place.kind === 'condominio' ? spot.place.label : null;
  const prefix = postalPrefix[spot.state ?? ''];
  return {
    condominiumName:
      named ??
      (kind.form === 'unit' && !abroad && random.chance(0.35) ? random.pick(condominiumNames) : null),
    locationType: spot.place.locationType,
    country: spot.place.country,
    state: spot.state,
    city: spot.city,
    district: random.pick(spot.districts),
    street: abroad ? null : random.pick(streets),
    streetNumber: abroad ? null : String(random.int(12, 1_890)),
    complement: null,
    postalCode: abroad || !prefix ? null : prefix + String(random.int(1_000_000, 9_999_999)),
    point: {
      lat: round(spot.lat + (km * Math.cos(angle)) / 111.2, 1e-5),
      lng: round(spot.lng + (km * Math.sin(angle)) / (111.2 * Math.cos((spot.lat * Math.PI) / 180)), 1e-5),
    },
    displayAddress:
      mood === 'abroad' ? 'neighborhood' : random.weighted({ neighborhood: 64, street: 20, all: 16 }),
  } as const;
}
