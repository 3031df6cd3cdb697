import type { PropertyDetail } from '@domain/taxonomy/attributes';
import { coldTowns } from './attribute-chances';
import { bareLevels, type Facts } from './facts';
import { highFloor } from './floors';
import { homesByHand } from './homes';
import { demoPhotoUrl, pictureOf } from './photo-index';
import { photoSets, picturesOf, type Room, type SetName, type SetPicture } from './photo-sets';

/** What shows a property that is no home, or none yet; its first picture is nobody's cover. */
const otherSets = {
  land: ['land-gated-community-aerial-1'],
  offices: ['commercial-building-dusk-1', 'commercial-building-day-1'],
  loft: ['commercial-loft-day-1'],
  tower: ['tower-balconies-day-1', 'tower-tropical-day-1'],
  entrance: ['building-neoclassical-entrance-1'],
} as const;
export type Scene = SetName | keyof typeof otherSets;

const isHome = (scene: Scene): scene is SetName => scene in photoSets;

/** The pictures that may stand on a listing which nobody wrote by hand: a set's without its cover, which is one home's alone, and its plan. */
export function picturesIn(scene: Scene): readonly SetPicture[] {
  if (!isHome(scene))
    return otherSets[scene].map((file) => ({ ...pictureOf(file), room: 'facade' as const }));
  return picturesOf(scene).filter(({ kind }, place) => place > 0 && kind !== 'plan');
}

/** Whether a scene's pictures may be mirrored. */
export const isMirrored = (scene: Scene): boolean => !(isHome(scene) && 'isKnownPlace' in photoSets[scene]);

const leading: readonly Room[] = ['facade', 'pool', 'terrace', 'view', 'living', 'dining', 'kitchen'];
/** Whether a picture may be the first that one sees of a listing. */
export const mayLead = ({ room }: SetPicture): boolean => leading.includes(room);

/** What is to be seen in pictures: a property without it does not show them. */
const seen: Readonly<Partial<Record<PropertyDetail, RegExp>>> = {
  piscina:
    /^(villa-(pool|terrace|living)|white-house-(pool|veranda)|penthouse-terrace|penthouse-leblon-terrace|beach-.*-pool|country-modern-(pool|veranda))/,
  'terraco-varanda':
    /^(penthouse-terrace|penthouse-leblon-terrace|apartment-rio-terrace|lisbon-apartment-view|beach-.*-veranda|country-.*-veranda|villa-terrace|white-house-veranda|apartment-(living|dining)-|launch-tower-(living|kitchen|suite))/,
  'quintal-jardim':
    /^(villa-(pool|suite)|white-house-(pool|veranda|living)|town-house-(patio|living|kitchen)|country-house-lawn|beach-timber-(pool|bath))/,
  lareira: /^(country-(house|modern)-living|lisbon-apartment-living)/,
  adega: /^wine-cellar/,
};
const sharedPool = /^launch-tower-pool/;

type TrueOf = Pick<Facts, 'propertyDetails' | 'condominiumDetails' | 'city' | 'district' | 'renovationLevel'>;
/** Rio builds high at the Barra alone. */
const isLowRio = ({ city, district }: TrueOf) => city === 'Rio de Janeiro' && district !== 'Barra da Tijuca';

/** Whether everything that a picture shows is there. */
export function isTrue({ file, kind }: SetPicture, facts: TrueOf): boolean {
  if (facts.renovationLevel && bareLevels.has(facts.renovationLevel) && kind !== 'exterior') return false;
  if (file === 'lisbon-apartment-view-day-1' && facts.city !== 'Lisboa') return false;
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
/** Apartments have had large panes and planters since. */
const recent = 2000;

/** Which sets a property's pictures may be of: one that its kind, its place and what it has do not belie. */
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

/** A street does not have one house twice: not that which somebody wrote about, where there is another. */
const gardenHouses = (district: string): readonly Scene[] =>
  (['villa', 'white-house'] as const).filter((scene) => shownByHand.get(scene) !== district);

/** The district in which each set is a home's of its own (./homes). */
const shownByHand = new Map(homesByHand.map((home) => [setOf(home), home.district]));
function setOf({ photos }: (typeof homesByHand)[number]): SetName | undefined {
  const names = Object.keys(photoSets) as SetName[];
  return names.find((name) => photos[0]?.url === demoPhotoUrl(picturesOf(name)[0]!.file));
}

/** A roof is a terrace and what one sees of it; without a pool it may be the last floor of a tower. */
function roofScenes({ propertyDetails, floor }: Facts, district: string): readonly Scene[] {
  if (ocean.has(district))
    return bay.has(district) ? ['penthouse-leblon', 'apartment-rio'] : ['penthouse-leblon'];
  const isPlain = !propertyDetails.includes('piscina') && (floor ?? 0) >= highFloor;
  return isPlain ? ['penthouse', 'apartment-a'] : ['penthouse'];
}

/** What is not built yet is shown by drawings: those of a building alone, or of a show flat too. */
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
