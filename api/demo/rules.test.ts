import { describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { parentType, withChildren, type PropertyType } from '@domain/taxonomy/property-types';
import { districtsOfTown } from './districts';
import { ruralZone } from './addresses';
import { demoListings } from './listings';
import { photoSets, type SetName } from './photo-sets';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { housesOnly } from './type-mixes';

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
const perMetre = ({ sellPrice, area }: Listing) => sellPrice! / area!;
const capital = ({ city }: Listing) => city === 'São Paulo' || city === 'Rio de Janeiro';
const farms = only('fazenda', 'haras', 'sitio');
const compact = only('studio', 'flat', 'loft');
const offices = only('outros', 'galpao', 'predio', 'casa-comercial');

/** Named locations that are towns or districts by themselves. */
const labels = new Set(namedLocations.map(({ label }) => label));
const knownDistrict = ({ city, district }: Listing) =>
  labels.has(district) || district === ruralZone || (districtsOfTown[city] ?? []).includes(district);

/** Which set a picture is of. */
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

/** What the trade would smile at, by what it is about: of these homes, this is so. */
const rules: readonly [about: string, of: (one: Listing) => boolean, so: (one: Listing) => boolean][] = [
  // Where
  [
    'streets of houses have houses and land alone',
    ({ district, ...one }) => capital(one as Listing) && housesOnly.has(district),
    is('casa', 'terreno'),
  ],
  [
    'no studio, flat or loft in Jardim Europa',
    ({ district }) => district === 'Jardim Europa',
    (one) => !compact(one),
  ],
  [
    'warehouses stand where works were',
    only('galpao'),
    ({ district, city }) =>
      ['Vila Leopoldina'].includes(district) ||
      ['Barueri', 'Cotia', 'Jundiaí', 'Sorocaba', 'Itupeva'].includes(city),
  ],
  ['offices are in the two capitals', only('outros', 'predio', 'casa-comercial'), capital],
  [
    'islands lie off Angra, Paraty and Mangaratiba',
    only('ilha'),
    ({ city }) => ['Angra dos Reis', 'Paraty', 'Mangaratiba'].includes(city),
  ],
  [
    'farms lie in the country, outside of every district',
    farms,
    ({ locationType, district, condominiumName }) =>
      locationType === 'campo' && (district === ruralZone || condominiumName !== null),
  ],
  ['every district is one of its town', () => true, knownDistrict],
  [
    'no beach village has towers',
    ({ city, district }) =>
      /Caraíva|Boipeba|Jericoacoara|Trindade|Preá|Picinguaba|Barra Grande/.test(`${city} ${district}`),
    (one) => !is('apartamento', 'cobertura')(one),
  ],
  [
    'nothing old and European is high',
    ({ country, floor }) => ['PT', 'ES', 'FR'].includes(country) && floor !== null,
    ({ floor }) => floor! <= 7,
  ],
  [
    'the seafront of Rio is not a skyline',
    ({ district, floor }) =>
      ['Leblon', 'Ipanema', 'Copacabana', 'Flamengo'].includes(district) && floor !== null,
    ({ floor }) => floor! <= 12,
  ],
  // How large
  ['studios are small', only('studio'), (one) => built(one) <= 60],
  [
    'compact homes have one room and one space',
    compact,
    ({ bedrooms, parkingLots }) => bedrooms === 1 && (parkingLots ?? 0) <= 1,
  ],
  ['bedrooms have room', ({ bedrooms }) => (bedrooms ?? 0) > 0, (one) => built(one) / one.bedrooms! >= 20],
  ['apartments are no palaces', is('apartamento'), (one) => built(one) <= 950],
  ['a farm is larger than a garden', farms, ({ landArea }) => landArea! >= 10_000],
  [
    'a house stands on its ground',
    only('casa', 'casa-em-condominio'),
    ({ landArea, area }) => landArea! >= area! * 0.5,
  ],
  [
    'large homes have a space for a car',
    (one) => is('apartamento', 'cobertura')(one) && one.country === 'BR' && built(one) > 200,
    ({ parkingLots, bedrooms }) => parkingLots! >= Math.min(2, bedrooms!),
  ],
  [
    'small homes are not all bathrooms',
    ({ area, bathrooms }) => (area ?? 0) < 90 && bathrooms !== null,
    ({ bathrooms }) => bathrooms! <= 3,
  ],
  [
    'nobody parks a fleet at a house',
    is('casa'),
    ({ parkingLots, bedrooms }) => !bedrooms || parkingLots! <= bedrooms + 2,
  ],
  [
    'a building in town is larger than its ground, and has room for who works there',
    only('predio'),
    ({ area, landArea, parkingLots }) => landArea! < area! && parkingLots! > 10,
  ],
  [
    'suites are bedrooms',
    ({ bedrooms }) => bedrooms !== null,
    ({ bedrooms, suites }) => suites! <= bedrooms!,
  ],
  // What it costs
  [
    'a metre of apartment in reais is neither given away nor made of gold',
    (one) => is('apartamento', 'cobertura')(one) && one.currency === 'BRL' && one.sellPrice !== null,
    (one) => perMetre(one) > 5_000 && perMetre(one) < 80_000,
  ],
  [
    'who lives in a gated street pays for the gate, a fraction of what a tower costs, and a lot less',
    ({ propertyType, highlighted, condominiumDetails, condition }) =>
      !highlighted &&
      (condition === 'used' || condition === 'new') &&
      ['casa-em-condominio', 'terreno'].includes(propertyType) &&
      condominiumDetails.length > 0,
    ({ propertyType, condominiumFee, area }) =>
      condominiumFee !== null && condominiumFee / area! < (propertyType === 'terreno' ? 2 : 12),
  ],
  [
    'no town forgoes its IPTU',
    ({ iptuPeriod }) => iptuPeriod === 'Isento',
    ({ locationType }) => locationType === 'campo',
  ],
  [
    'nobody abroad takes a flat in part payment',
    ({ country }) => country !== 'BR',
    ({ acceptExchange }) => !acceptExchange,
  ],
  ['farms pay no IPTU', farms, ({ iptu }) => iptu === null],
  [
    'what nobody has built costs nothing a month',
    ({ condition }) => ['launch', 'soonLaunch', 'underConstruction'].includes(condition),
    ({ condominiumFee, iptu, forRent }) => condominiumFee === null && iptu === null && !forRent,
  ],
  [
    'nobody has lived in what is not built: a developer takes part payment, not an owner',
    ({ condition }) => ['launch', 'soonLaunch', 'underConstruction'].includes(condition),
    (one) => !/proprietário/.test(text(one)),
  ],
  [
    'what is not on sale yet is not visited',
    ({ condition }) => condition === 'soonLaunch',
    (one) =>
      !/visita(s|\b)|o que as fotos não contam|antes da proposta/.test(
        text(one).replaceAll('vaga para visitante', ''),
      ),
  ],
  // When
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
  // What is said
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
  // What is shown
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
    const homes = all.filter(of);
    expect(homes.length).toBeGreaterThan(0);
    expect(
      homes
        .filter((one) => !so(one))
        .map(({ reference, title, district, city }) => `${reference} ${title} (${district}, ${city})`),
    ).toEqual([]);
  });
});
