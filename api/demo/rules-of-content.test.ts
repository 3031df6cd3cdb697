import { describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { parentType, withChildren, type PropertyType } from '@domain/taxonomy/property-types';
import { demoListings } from './listings';
import { photoSets, type SetName } from './photo-sets';

const all = [...demoListings()];

const is = (...types: PropertyType[]) => {
  const wanted = new Set(types.flatMap((type) => withChildren([type])));
  return ({ propertyType }: Listing) => wanted.has(propertyType);
};
const only = (...types: PropertyType[]) => {
  const wanted = new Set<string>(types);
  return ({ propertyType }: Listing) => wanted.has(propertyType);
};
const sameHemisphere = new Set(['BR', 'AR', 'CL', 'UY', 'PY']);
const text = ({ title, description }: Listing) => `${title}\n${description}`;
const built = ({ area }: Listing) => area ?? 0;
const capital = ({ city }: Listing) => city === 'São Paulo' || city === 'Rio de Janeiro';
const offices = only('outros', 'galpao', 'predio', 'casa-comercial');

const setOf = new Map(
  (Object.keys(photoSets) as SetName[]).flatMap((name) =>
    photoSets[name].rooms.map(([file]): [string, string] => [file, name]),
  ),
);
const setsOf = ({ photos }: Listing) =>
  new Set(
    photos
      .map(({ url }) => /^demo:([a-z0-9-]+)/.exec(url)![1]!)
      .map((file) => setOf.get(file) ?? file.split('-')[0]),
  );

/** Plausibility rules: every property that `of` selects must satisfy `so`. */
const rules: readonly [about: string, of: (one: Listing) => boolean, so: (one: Listing) => boolean][] = [
  [
    'high buildings are younger',
    (one) => one.floor !== null && one.floor >= 13 && one.yearBuilt !== null,
    ({ yearBuilt }) => yearBuilt! >= 1980,
  ],
  [
    'what is not used has no year',
    ({ condition }) => condition !== 'used',
    ({ yearBuilt }) => yearBuilt === null,
  ],
  [
    'houses and penthouses are not sold from paper',
    (one) => is('casa', 'cobertura')(one),
    ({ condition }) => condition === 'used' || condition === 'new',
  ],
  [
    'nobody heats a house by the sea, and nobody swims in the snow',
    ({ propertyType, locationType, city }) =>
      parentType(propertyType) === 'casa' && (locationType === 'praia' || city === 'Aspen'),
    ({ locationType, propertyDetails }) =>
      !propertyDetails.includes(locationType === 'praia' ? 'lareira' : 'piscina'),
  ],
  [
    'islands, farms and lodges are of no decade',
    only('ilha', 'fazenda', 'haras', 'sitio', 'pousada', 'hotel'),
    (one) => !/\banos \d/.test(one.title),
  ],
  [
    'small homes have no dining table for eight',
    (one) => built(one) < 140,
    (one) => !/para (oito|dez|doze)/.test(text(one)) || one.country === 'PT',
  ],
  [
    'nothing faces north for the sun north of the equator',
    ({ country }) => !sameHemisphere.has(country),
    (one) => !/para o norte/.test(text(one)),
  ],
  [
    'homes have no docks and lorries',
    (one) => !offices(one),
    (one) => !/\bdoca\b|balança|caminh[õã]|pé-direito de oito/i.test(text(one)),
  ],
  [
    'nobody is told of a garage on an island',
    only('ilha'),
    (one) => !/garagem|vagas?\b|elétrico/.test(text(one)),
  ],
  [
    'what is bare is not ready to move in',
    ({ renovationLevel }) => renovationLevel === 'contrapiso',
    (one) => !/se pode morar|closet|despensa|biblioteca|rouparia|copa\b/.test(text(one)),
  ],
  [
    'nothing is said twice over: no “com … com” in a title',
    () => true,
    ({ title }) => !/ com [^,]* com /.test(title),
  ],
  ['two are not “all”', () => true, (one) => !/dois quartos, todos/.test(text(one))],
  ['pictures are of one home', () => true, (one) => setsOf(one).size === 1],
  [
    'what needs work shows its building alone',
    ({ renovationLevel }) =>
      ['precisa-de-reforma-parcial', 'precisa-de-reforma-total', 'contrapiso'].includes(
        renovationLevel ?? '',
      ),
    ({ photos }) => photos.every(({ url }) => /facade|tower-/.test(url)),
  ],
  [
    'Rio’s hills are seen from Rio’s bay alone',
    ({ photos }) => photos.some(({ url }) => /apartment-rio|penthouse-leblon/.test(url)),
    ({ city }) => city === 'Rio de Janeiro' || city === 'Niterói',
  ],
  [
    'the Tejo is seen from Lisbon',
    ({ photos }) => photos.some(({ url }) => url.includes('lisbon-apartment-view')),
    ({ city }) => city === 'Lisboa',
  ],
  [
    'a known place is not mirrored',
    ({ photos }) => photos.some(({ url }) => /rio|leblon|lisbon/.test(url)),
    ({ photos }) => photos.every(({ url }) => !url.includes('flip')),
  ],
  [
    'Rio has no towers but at the Barra',
    ({ photos }) => photos.some(({ url }) => url.includes('tower-tropical')),
    ({ city, district }) => city !== 'Rio de Janeiro' || district === 'Barra da Tijuca',
  ],
  [
    'nobody looks over the roofs from a garden',
    ({ floor }) => floor === 0,
    ({ photos }) =>
      photos.every(({ url }) => !/launch-tower|:apartment-(living|dining|kitchen)|rio-/.test(url)),
  ],
  [
    'land is seen from above where it lies among woods, not in the two capitals',
    only('terreno'),
    (one) => !capital(one),
  ],
  [
    'what is not built is shown by drawings',
    ({ condition }) => ['launch', 'soonLaunch', 'underConstruction'].includes(condition),
    ({ photos }) => photos.every(({ url }) => /launch-tower|:tower-|neoclassical|:land/.test(url)),
  ],
  [
    'snow, the serra and palms do not meet',
    ({ city }) => ['Aspen', 'Bariloche', 'Campos do Jordão', 'Petrópolis', 'Cunha'].includes(city),
    ({ photos }) => photos.every(({ url }) => !/villa|white-house|beach/.test(url)),
  ],
];

describe('of every home of the demo', () => {
  it.each(rules)('%s', (_, of, so) => {
    const properties = all.filter(of);
    expect(properties.length).toBeGreaterThan(0);
    expect(
      properties
        .filter((one) => !so(one))
        .map(({ reference, title, district, city }) => `${reference} ${title} (${district}, ${city})`),
    ).toEqual([]);
  });
});
