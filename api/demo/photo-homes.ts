import type { PropertyDetail } from '@domain/taxonomy/attributes';
import { coldTowns } from './attribute-chances';
import { bareLevels, type Facts } from './facts';
import { highFloor } from './floors';
import { propertiesByHand } from './homes';
import { demoPhotoUrl, pictureOf } from './photo-index';
import { photoSets, picturesOf, type Room, type SetName, type SetPicture } from './photo-sets';

/** Pictures of non-residential and unbuilt properties. */
const otherSets = {
  land: ['land-gated-community-aerial-1'],
  offices: ['commercial-building-dusk-1', 'commercial-building-day-1'],
  loft: ['commercial-loft-day-1'],
  tower: ['tower-balconies-day-1', 'tower-tropical-day-1'],
  entrance: ['building-neoclassical-entrance-1'],
} as const;
export type Scene = SetName | keyof typeof otherSets;

const isHome = (scene: Scene): scene is SetName => scene in photoSets;

/** Pictures for generated listings: a set without its cover, which belongs to one property, and without its plan. */
export function picturesIn(scene: Scene): readonly SetPicture[] {
  if (!isHome(scene))
    return otherSets[scene].map((file) => ({ ...pictureOf(file), room: 'facade' as const }));
  return picturesOf(scene).filter(({ kind }, place) => place > 0 && kind !== 'plan');
}

/** Whether pictures can be mirrored: not with a known place in view. */
export const isMirrored = (scene: Scene): boolean => !(isHome(scene) && 'isKnownPlace' in photoSets[scene]);

const leading: readonly Room[] = ['facade', 'pool', 'terrace', 'view', 'living', 'dining', 'kitchen'];
/** Whether a picture can be a cover. */
export const mayLead = ({ room }: SetPicture): boolean => leading.includes(room);

/** Visible attributes: a property without the attribute does not get the picture. */
const seen: Readonly<Partial<Record<PropertyDetail, RegExp>>> = {
  piscina:
    /^(villa-(pool|terrace|living)|white-house-(pool|veranda)|penthouse-terrace|penthouse-leblon-terrace|beach-.*-pool|country-modern-(pool|veranda))/,
  'terraco-varanda':
    /^(penthouse-terrace|penthouse-leblon-terrace|apartment-rio-terrace|lisbon-apartment-view|beach-.*-veranda|country-.*-veranda|villa-terrace|white-house-veranda|apartment-(living|dining)-|launch-tower-(living|kitchen|suite)|chalet-campos-suite|house-trancoso-veranda|tower-parque-(living|suite))/,
  'quintal-jardim':
    /^(villa-(pool|suite)|white-house-(pool|veranda|living)|town-house-(patio|living|kitchen)|country-house-lawn|beach-timber-(pool|bath)|house-vila-madalena-|house-trancoso-bath)/,
  lareira: /^(country-(house|modern)-living|lisbon-apartment-living|chalet-campos-living)/,
  adega: /^wine-cellar/,
};
const sharedPool = /^launch-tower-pool/;
export const showsPool = (file: string): boolean => seen.piscina!.test(file);

/** Pictures with a known place in view, and whether a home can see it. */
const inView: readonly (readonly [files: RegExp, canSee: (home: TrueOf) => boolean])[] = [
  [/^(lisbon-apartment-view|apartment-lisboa-(terrace|living|window))/, ({ city }) => city === 'Lisboa'],
  [/^apartment-lisboa-/, ({ country }) => country === 'PT' || country === 'FR'],
  [
    /^(apartment-rio-|penthouse-leblon-(suite|kitchen|bath))/,
    ({ city }) => city === 'Rio de Janeiro' || city === 'Niterói',
  ],
];

type TrueOf = Pick<
  Facts,
  'propertyDetails' | 'condominiumDetails' | 'city' | 'country' | 'district' | 'renovationLevel'
>;
/** In Rio only Barra da Tijuca has high buildings. */
const isLowRio = ({ city, district }: TrueOf) => city === 'Rio de Janeiro' && district !== 'Barra da Tijuca';

/** Whether a picture contradicts no fact. */
export function isTrue({ file, kind }: SetPicture, facts: TrueOf): boolean {
  if (facts.renovationLevel && bareLevels.has(facts.renovationLevel) && kind !== 'exterior') return false;
  if (inView.some(([files, canSee]) => files.test(file) && !canSee(facts))) return false;
  if (file.startsWith('tower-') && isLowRio(facts)) return false;
  const own: readonly string[] = facts.propertyDetails;
  if (sharedPool.test(file) && !facts.condominiumDetails.includes('piscina')) return false;
  return Object.entries(seen).every(([slug, files]) => !files.test(file) || own.includes(slug));
}

// prettier-ignore
const bay = new Set(['Flamengo', 'Botafogo', 'Urca', 'Copacabana', 'Leme', 'Ipanema', 'Icaraí', 'São Francisco']);
const ocean = new Set(['Leblon', 'Ipanema', 'Copacabana', 'Leme']);
const old = new Set(['PT', 'ES', 'FR']);

/** Too high for palms. */
// prettier-ignore
const highTowns = new Set([
  'Campos do Jordão', 'Santo Antônio do Pinhal', 'São Bento do Sapucaí', 'Cunha', 'Joanópolis', 'Nova Friburgo',
  'Petrópolis', 'Teresópolis',
]);
/** First year of apartments with large windows and planters. */
const recent = 2000;

/** Photo sets that fit a property's kind, place and attributes. */
export function scenesFor(facts: Facts): readonly Scene[] {
  const { kind, propertyType, country, district = '' } = facts;
  const has = (slug: PropertyDetail) => facts.propertyDetails.includes(slug);
  if (kind.form === 'land') return ['land'];
  if (kind.setting === 'commercial')
    return propertyType === 'galpao' || propertyType === 'casa-comercial'
      ? ['loft']
      : propertyType === 'outros'
        ? ['offices', 'loft']
        : ['offices'];
  if (kind.setting === 'penthouse') return roofScenes(facts, district);
  if (kind.form === 'unit') return unitScenes(facts, country ?? 'BR', district);
  if (coldTowns.has(facts.city)) return ['country-house'];
  if (!has('piscina'))
    return kind.setting === 'beach'
      ? ['beach-house', 'beach-timber']
      : kind.setting === 'country'
        ? ['country-house']
        : propertyType === 'casa-de-vila'
          ? ['town-house']
          : ['town-house', ...gardenHouses(district)];
  const gated: readonly Scene[] =
    propertyType === 'casa-em-condominio' && !highTowns.has(facts.city) ? gardenHouses(district) : [];
  if (kind.setting === 'beach') return ['beach-house', 'beach-timber', ...gated];
  if (kind.setting === 'country') return ['country-modern', 'country-house', ...gated];
  return gardenHouses(district);
}

/** Excludes the set of the hand-written property in the same district. */
const gardenHouses = (district: string): readonly Scene[] =>
  (['villa', 'white-house'] as const).filter((scene) => shownByHand.get(scene) !== district);

/** Districts of the hand-written properties, by photo set (./homes). */
const shownByHand = new Map(propertiesByHand.map((property) => [setOf(property), property.district]));
function setOf({ photos }: (typeof propertiesByHand)[number]): SetName | undefined {
  const names = Object.keys(photoSets) as SetName[];
  return names.find((name) => photos[0]?.url === demoPhotoUrl(picturesOf(name)[0]!.file));
}

/** A penthouse set shows a terrace; without a pool, a tower apartment also fits. */
function roofScenes({ propertyDetails, floor }: Facts, district: string): readonly Scene[] {
  if (ocean.has(district))
    return bay.has(district) ? ['penthouse-leblon', 'apartment-rio'] : ['penthouse-leblon'];
  const isPlain = !propertyDetails.includes('piscina') && (floor ?? 0) >= highFloor;
  return isPlain ? ['penthouse', 'apartment-a'] : ['penthouse'];
}

/** Unbuilt properties get drawings. */
function unitScenes(facts: Facts, country: string, district: string): readonly Scene[] {
  const { mood, condition, floor, yearBuilt } = facts;
  const isHigh = mood !== 'beach' && (floor ?? 0) >= highFloor;
  if (condition === 'new')
    return isHigh && !bay.has(district) ? ['launch-tower', 'apartment-a'] : ['launch-tower'];
  if (condition !== 'used') return ['launch-tower', ...(isHigh ? (['tower'] as const) : []), 'entrance'];
  if (old.has(country)) return ['lisbon-apartment', 'apartment-b'];
  if (floor === 0) return ['apartment-b'];
  if (bay.has(district)) return ['apartment-rio', 'apartment-b'];
  if (isHigh) return ['apartment-a', 'penthouse', ...(isLowRio(facts) ? (['apartment-b'] as const) : [])];
  return (yearBuilt ?? 0) >= recent ? ['apartment-b', 'launch-tower'] : ['apartment-b'];
}
