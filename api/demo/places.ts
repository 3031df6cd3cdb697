import { namedLocations } from '@domain/taxonomy/named-locations';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import type { Currency } from '@domain/taxonomy/currencies';
import { distanceKm } from '@domain/geo/geo';
import { slugify } from '@domain/kernel/text';
import { districtsOfTown } from './districts';
import type { Mood } from './kinds';

/**
 * Price of an apartment per m². São Paulo's ranking follows 13,640 listings of 2019, raised to the upper market of
 * 2026.
 */
// prettier-ignore
const levels: Readonly<Record<string, number>> = {
  'vila-nova-conceicao': 32_000, 'cidade-matarazzo': 36_000, 'jardim-europa': 28_000, 'itaim-bibi': 26_000,
  'jardim-america': 24_500, 'jardim-paulistano': 24_000, 'cidade-jardim': 24_000, 'vila-olimpia': 21_500,
  'jardim-paulista': 20_500, jardins: 22_000, ibirapuera: 21_000, moema: 18_500, pinheiros: 19_000,
  'vila-madalena': 17_000, higienopolis: 16_500, 'alto-de-pinheiros': 16_500, brooklin: 16_500, 'campo-belo': 15_500,
  paraiso: 15_500, 'vila-mariana': 15_000, 'bela-vista': 14_000, pacaembu: 14_000, perdizes: 13_500,
  'vila-leopoldina': 12_500, 'alto-da-boa-vista': 11_500, 'real-parque': 10_500, 'jardim-guedala': 10_500,
  morumbi: 9_500, panamby: 9_500, 'chacara-flora': 9_500, 'sao-paulo': 17_000,
  leblon: 32_000, ipanema: 29_000, lagoa: 19_500, gavea: 18_500, 'jardim-botanico': 18_500, urca: 16_500,
  'sao-conrado': 14_500, botafogo: 14_500, leme: 14_000, copacabana: 13_500, humaita: 13_500, joa: 13_500,
  'barra-da-tijuca': 13_000, flamengo: 12_500, laranjeiras: 11_500, itanhanga: 10_000,
  'recreio-dos-bandeirantes': 9_000, 'rio-de-janeiro': 16_000,
  'fazenda-boa-vista': 20_000, 'quinta-da-baroneza': 15_000, 'fazenda-da-grama': 12_500, 'campos-do-jordao': 12_500,
  trancoso: 17_500, 'praia-da-baleia': 19_000, 'riviera-de-sao-lourenco': 16_000,
};

// prettier-ignore
const abroad: Readonly<Record<string, { level: number; currency: Currency }>> = {
  AR: { level: 3_600, currency: 'USD' }, AE: { level: 7_200, currency: 'USD' }, BS: { level: 8_500, currency: 'USD' },
  CL: { level: 3_900, currency: 'USD' }, CO: { level: 2_700, currency: 'USD' }, ES: { level: 7_000, currency: 'EUR' },
  FR: { level: 14_000, currency: 'EUR' }, PT: { level: 7_600, currency: 'EUR' }, PY: { level: 2_100, currency: 'USD' },
  US: { level: 11_500, currency: 'USD' }, UY: { level: 4_200, currency: 'USD' },
};

/** Price of a built m², in the place's currency. */
export function levelOf(place: NamedLocation): { level: number; currency: Currency } {
  if (place.country !== 'BR') return abroad[place.country] ?? { level: 5_000, currency: 'USD' };
  const own = levels[slugify(place.label)];
  const usual = place.locationType === 'praia' ? 13_500 : place.locationType === 'campo' ? 9_500 : 13_000;
  return { level: own ?? usual, currency: 'BRL' };
}

export function moodOf(place: NamedLocation): Mood {
  if (place.country !== 'BR') return 'abroad';
  if (place.locationType === 'praia') return 'beach';
  if (place.kind === 'condominio') return 'condominium';
  return place.locationType === 'campo' ? 'country' : 'urban';
}

/** For countries and regions without a named town. */
const townsOf: Readonly<Record<string, { city: string; state: string; lat: number; lng: number }>> = {
  BS: { city: 'Nassau', state: 'New Providence', lat: 25.0443, lng: -77.3504 },
  PY: { city: 'Assunção', state: 'Distrito Capital', lat: -25.2867, lng: -57.647 },
  CO: { city: 'Cartagena', state: 'Bolívar', lat: 10.391, lng: -75.4794 },
  CL: { city: 'Santiago', state: 'Região Metropolitana', lat: -33.4489, lng: -70.6693 },
  AE: { city: 'Dubai', state: 'Dubai', lat: 25.2048, lng: 55.2708 },
  AR: { city: 'Buenos Aires', state: 'Buenos Aires', lat: -34.6037, lng: -58.3816 },
  UY: { city: 'Punta del Este', state: 'Maldonado', lat: -34.9608, lng: -54.9433 },
};

/** A spot for listings: a named location, or for a country or region one of its towns. */
export interface Spot {
  place: NamedLocation;
  city: string;
  state: string | null;
  districts: readonly string[];
  lat: number;
  lng: number;
  /** Radius in km. */
  spread: number;
}

const known = new Map<NamedLocation, Spot[]>();

export function spotsOf(place: NamedLocation): Spot[] {
  const spots = known.get(place) ?? findSpots(place);
  known.set(place, spots);
  return spots;
}

function findSpots(place: NamedLocation): Spot[] {
  if (place.kind === 'pais' || place.kind === 'regiao') {
    const within = namedLocations.filter(
      (other) =>
        other.kind !== 'pais' &&
        other.kind !== 'regiao' &&
        other.country === place.country &&
        distanceKm(other, place) < place.range * 0.9,
    );
    if (within.length > 0) return within.flatMap(spotsOf);
    const town = townsOf[place.country];
    if (town && place.kind === 'pais')
      return [{ place, ...town, districts: districtsOf(town.city), spread: 2 }];
  }
  const city = place.city ?? place.label;
  const parts = namedLocations.filter((other) => other.kind === 'bairro' && other.city === city);
  if (place.kind === 'cidade' && parts.length > 0) return parts.flatMap(spotsOf);
  const spread = place.kind === 'cidade' ? 1.5 : Math.min(0.8, place.range / 3);
  // A town that belongs to a larger municipality is a district of it.
  const own =
    place.kind === 'cidade' ? city === place.label : place.kind === 'regiao' || place.kind === 'pais';
  return [
    {
      place,
      city,
      state: place.state ?? null,
      districts: own ? districtsOf(city) : [place.label],
      lat: place.lat,
      lng: place.lng,
      spread,
    },
  ];
}

function districtsOf(city: string): readonly string[] {
  const known = districtsOfTown[city];
  if (!known) throw new Error(`Nothing is known of the districts of ${city}`);
  return known;
}

// prettier-ignore
const busy = new Set([
  'itaim-bibi', 'jardim-europa', 'jardim-paulista', 'jardim-america', 'jardins', 'vila-nova-conceicao', 'moema',
  'pinheiros', 'higienopolis', 'leblon', 'ipanema', 'lagoa', 'barra-da-tijuca', 'fazenda-boa-vista',
]);

// prettier-ignore
const lively = new Set([
  'sao-paulo', 'rio-de-janeiro', 'campos-do-jordao', 'porto-feliz', 'itu', 'itatiba', 'braganca-paulista', 'petropolis',
  'quinta-da-baroneza', 'fazenda-da-grama', 'alphaville', 'guaruja', 'ilhabela', 'sao-sebastiao', 'angra-dos-reis',
  'buzios', 'paraty', 'trancoso', 'miami', 'lisboa', 'cascais', 'punta-del-este', 'buenos-aires',
]);

/** Each named location, repeated by its share of `total` (at least six times), in a fixed order. */
export function placesByShare(total: number): NamedLocation[] {
  const weight = (place: NamedLocation) => {
    if (busy.has(slugify(place.label))) return 46;
    if (lively.has(slugify(place.label))) return 26;
    if (place.kind === 'bairro') return place.state === 'SP' ? 36 : 27;
    return place.kind === 'pais' || place.kind === 'regiao' ? 8 : 13;
  };
  const sum = namedLocations.reduce((all, place) => all + weight(place), 0);
  let due = 0;
  return namedLocations.flatMap((place) => {
    due += (weight(place) / sum) * total;
    const count = Math.max(6, Math.round(due));
    due -= count;
    return Array.from({ length: count }, () => place);
  });
}
