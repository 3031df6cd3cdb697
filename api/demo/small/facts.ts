import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import { placeOf } from '../addresses';
import { amenityChances } from '../attribute-chances';
import { type Facts, kindFor } from '../facts';
import type { Mood } from '../kinds';
import { marketOf } from '../market';
import { moodOf, type Spot, spotsOf } from '../places';
import { createRandom, type Random } from '../random';
import { brokerOf } from './brokers';
import type { WrittenHome } from './written-home';

/** Facts of a written home; `listedAt` is set with its photos. */
export function factsOf(home: WrittenHome, reference: string): Facts & { text: string } {
  const { type: propertyType, bedrooms, suites, area, landArea, floor, year: yearBuilt, more } = home;
  const random = createRandom(`small ${home.title}`);
  const spot = spotOf(home);
  const mood = moodOf(spot.place);
  const kind = kindFor(propertyType, mood);
  const condition = more.condition ?? 'used';
  const offer = !more.rent ? 'sell' : more.sale === false ? 'rent' : 'both';
  const isGated = propertyType === 'casa-em-condominio';
  const sought = { offer, price: more.price, rent: more.rent } as const;
  const amenities = amenityChances(kind, mood, propertyType, yearBuilt);
  const market = marketOf({ kind, mood, condition, area, landArea, spot, isGated, random, sought });
  const place = placeOf(spot, kind, mood, random);
  const isLaunch = condition === 'launch';
  return {
    kind,
    mood,
    reference,
    text: home.text,
    ...market,
    ...place,
    condominiumName: condition === 'used' ? place.condominiumName : home.title,
    propertyType,
    condition,
    registrationNumber: isLaunch ? `R-${random.int(2, 9)}, matrícula ${random.int(100, 299)}.418` : null,
    area,
    landArea,
    bedrooms,
    suites,
    bathrooms: suites + (bedrooms > 3 ? 2 : 1),
    parkingLots: parkingOf(home, mood, random),
    floor,
    yearBuilt,
    propertyDetails: propertyDetailSlugs.filter((slug) => home.has.includes(slug)),
    condominiumDetails: condominiumDetailSlugs.filter((slug) => random.chance(amenities[slug] ?? 0)),
    renovationLevel:
      condition === 'used' && yearBuilt! < 2015 && random.chance(0.5) ? ('reformado' as const) : null,
    renownedArchitects: more.architect ?? false,
    exclusivity: more.exclusive ?? false,
    acceptExchange: more.exchange ?? false,
    curated: [...(more.curated ?? [])],
    brokerSlug: brokerOf({ ...place, condition }),
    listedAt: '',
  };
}

/** @throws for a place that has more than one spot, or no such district */
function spotOf({ place, more }: WrittenHome): Spot {
  const location = namedLocationBySlug(place);
  const spots = location ? spotsOf(location) : [];
  if (spots.length !== 1) throw new Error(`'${place}' is no place for one home`);
  const [spot] = spots as [Spot];
  if (!more.district) return spot;
  return { ...spot, districts: [more.district] };
}

/** Old buildings and islands have none. */
function parkingOf({ type, floor, year, bedrooms }: WrittenHome, mood: Mood, random: Random): number | null {
  if (type === 'ilha') return null;
  if (type === 'casa-de-vila') return 1;
  if (floor === null) return year && year < 1960 ? 2 : Math.min(6, bedrooms + random.int(0, 1));
  if (year && year < 1930) return 0;
  return year && (year < 1975 || mood === 'abroad') ? 1 : Math.min(4, bedrooms);
}
