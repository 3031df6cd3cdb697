import { describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { withChildren, type PropertyType } from '@domain/taxonomy/property-types';
import { districtsOfTown } from './districts';
import { ruralZone } from './addresses';
import { demoListings } from './listings';
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
const text = ({ title, description }: Listing) => `${title}\n${description}`;
const built = ({ area }: Listing) => area ?? 0;
const perMetre = ({ sellPrice, area }: Listing) => sellPrice! / area!;
const capital = ({ city }: Listing) => city === 'São Paulo' || city === 'Rio de Janeiro';
const farms = only('fazenda', 'haras', 'sitio');
const compact = only('studio', 'flat', 'loft');

const labels = new Set(namedLocations.map(({ label }) => label));
const knownDistrict = ({ city, district }: Listing) =>
  labels.has(district) || district === ruralZone || (districtsOfTown[city] ?? []).includes(district);

/** Plausibility rules: every property that `of` selects must satisfy `so`. */
const rules: readonly [about: string, of: (one: Listing) => boolean, so: (one: Listing) => boolean][] = [
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
