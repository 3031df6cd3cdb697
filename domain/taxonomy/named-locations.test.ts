import { describe, expect, test } from 'vitest';
import { distanceKm, type Point } from '../geo/geo';
import { isLocationSlug } from '../search/path-segments';
import { fold, slugify } from '../kernel/text';
import { countryNames } from './countries';
import { maxRadius, type LocationKind } from './location-types';
import {
  fullLabel,
  namedLocationAt,
  namedLocationByLabel,
  namedLocationBySlug,
} from './named-location-lookup';
import { namedLocations } from './named-locations';

/** Seats of Brazilian municipalities (IBGE); cities must be at their seat. */
const seats: Record<string, Point> = {
  'São Paulo': { lat: -23.5505, lng: -46.6333 },
  'Rio de Janeiro': { lat: -22.9068, lng: -43.1729 },
  Aquiraz: { lat: -3.8993, lng: -38.3896 },
  Aracati: { lat: -4.5583, lng: -37.7679 },
  'Angra dos Reis': { lat: -23.0067, lng: -44.3181 },
  Barueri: { lat: -23.5057, lng: -46.879 },
  Bertioga: { lat: -23.8486, lng: -46.1396 },
  'Bragança Paulista': { lat: -22.9527, lng: -46.5419 },
  Búzios: { lat: -22.7528, lng: -41.8846 },
  Cairu: { lat: -13.4904, lng: -39.0465 },
  Campinas: { lat: -22.9053, lng: -47.0659 },
  Caucaia: { lat: -3.728, lng: -38.6619 },
  Cotia: { lat: -23.6022, lng: -46.919 },
  Cruz: { lat: -2.9181, lng: -40.176 },
  Guarujá: { lat: -23.9888, lng: -46.258 },
  Ilhabela: { lat: -23.7785, lng: -45.3552 },
  Indaiatuba: { lat: -23.0816, lng: -47.2101 },
  Itatiba: { lat: -23.0035, lng: -46.8464 },
  Itu: { lat: -23.2544, lng: -47.2927 },
  Itupeva: { lat: -23.1526, lng: -47.0593 },
  'Jijoca de Jericoacoara': { lat: -2.7933, lng: -40.5127 },
  Mangaratiba: { lat: -22.9594, lng: -44.0409 },
  Maraú: { lat: -14.1035, lng: -39.0137 },
  'Mata de São João': { lat: -12.5307, lng: -38.3009 },
  'Monte Mor': { lat: -22.945, lng: -47.3122 },
  Paraty: { lat: -23.2221, lng: -44.7175 },
  Petrópolis: { lat: -22.52, lng: -43.1926 },
  'Porto Feliz': { lat: -23.2093, lng: -47.5251 },
  'Porto Seguro': { lat: -16.4435, lng: -39.0643 },
  Resende: { lat: -22.4705, lng: -44.4509 },
  'Santana de Parnaíba': { lat: -23.4439, lng: -46.9178 },
  'São Sebastião': { lat: -23.7951, lng: -45.4143 },
  Trairi: { lat: -3.2693, lng: -39.2681 },
  Ubatuba: { lat: -23.4332, lng: -45.0834 },
};

const of = (kind: LocationKind) => namedLocations.filter((location) => location.kind === kind);

describe('the named locations', () => {
  test('are over 110, each with a unique slug and full label', () => {
    expect(namedLocations.length).toBeGreaterThan(110);
    expect(new Set(namedLocations.map(({ slug }) => slug)).size).toBe(namedLocations.length);
    expect(new Set(namedLocations.map((location) => fold(fullLabel(location)))).size).toBe(
      namedLocations.length,
    );
    expect(new Set(namedLocations.map(({ kind, label }) => `${kind} ${fold(label)}`)).size).toBe(
      namedLocations.length,
    );
  });

  test.each(namedLocations.map((location) => [location.slug, location] as const))(
    '%s is read as a location in a path and lies where its city is',
    (slug, { lat, lng, range, city, citySlug, kind, country, state }) => {
      expect(isLocationSlug(slug)).toBe(true);
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      expect(range).toBeGreaterThan(0);
      expect(range).toBeLessThanOrEqual(maxRadius);
      expect(countryNames).toHaveProperty(country);
      if (city) expect(citySlug).toBe(slugify(city));
      if (country === 'BR') {
        expect(state).toMatch(/^(SP|RJ|BA|CE)$/);
        expect(lng).toBeGreaterThan(-49);
        expect(lng).toBeLessThan(-37);
      }
      const isSeat = kind === 'cidade' && slug === citySlug;
      const seat = country === 'BR' && city ? seats[city] : undefined;
      if (seat) expect(distanceKm({ lat, lng }, seat)).toBeLessThan(isSeat ? 3 : 55);
      else if (country === 'BR') expect(isSeat || kind === 'regiao').toBe(true);
    },
  );

  test('have the radii of the specification', () => {
    for (const { range } of of('bairro')) expect(range).toBe(3);
    for (const { slug, range } of [...of('cidade'), ...of('condominio')]) {
      if (slug === 'ilhabela') expect(range).toBe(100);
      else if (namedLocationBySlug(slug)?.country === 'US') expect(range).toBeLessThanOrEqual(40);
      else expect(range >= 20 && range <= 30).toBe(true);
    }
    expect(namedLocationBySlug('ceara')?.range).toBe(100);
    const countries = Object.fromEntries(of('pais').map(({ country, range }) => [country, range]));
    expect(countries).toMatchObject({
      AR: 1500,
      BS: 1500,
      CL: 1500,
      PT: 300,
      US: 3000,
      PY: 600,
      UY: 150,
      AE: 150,
    });
  });

  test('hold every country of the coverage tab, and each holds its own cities', () => {
    expect(
      of('pais')
        .map(({ label }) => label)
        .sort((a, b) => a.localeCompare(b, 'pt')),
    ).toEqual([
      'Argentina',
      'Bahamas',
      'Chile',
      'Colômbia',
      'Emirados Árabes',
      'Espanha',
      'Estados Unidos',
      'França',
      'Paraguai',
      'Portugal',
      'Uruguai',
    ]);
    for (const city of of('cidade').filter(({ country }) => country !== 'BR')) {
      const country = of('pais').find((candidate) => candidate.country === city.country)!;
      expect([city.label, distanceKm(city, country) <= country.range]).toEqual([city.label, true]);
    }
  });

  test('hold every place that the menus and the coverage tab name', () => {
    const named = [
      'São Paulo',
      'Alto da Boa Vista',
      'Alto de Pinheiros',
      'Brooklin',
      'Campo Belo',
      'Cidade Jardim',
      'Higienópolis',
      'Itaim Bibi',
      'Jardim América',
      'Jardim Europa',
      'Jardim Guedala',
      'Jardim Paulista',
      'Moema',
      'Morumbi',
      'Pacaembu',
      'Perdizes',
      'Pinheiros',
      'Vila Madalena',
      'Vila Nova Conceição',
      'Rio de Janeiro',
      'Barra da Tijuca',
      'Botafogo',
      'Copacabana',
      'Flamengo',
      'Gávea',
      'Humaitá',
      'Ipanema',
      'Jardim Botânico',
      'Lagoa',
      'Leblon',
      'São Conrado',
      'Urca',
      'Campos do Jordão',
      'Itu',
      'Bragança Paulista',
      'Porto Feliz',
      'Itatiba',
      'São Roque',
      'Quinta do Golfe',
      'Fazenda das Águas',
      'Serra do Ouro',
      'Vale das Paineiras',
      'Petrópolis',
      'Teresópolis',
      'Nova Friburgo',
      'Itaipava',
      'Secretário',
      'Vassouras',
      'Vale das Videiras',
      'Quinta do Lago',
      'Fazenda da Serra',
      'Angra dos Reis',
      'Búzios',
      'Guarujá',
      'Ilhabela',
      'Jericoacoara',
      'Paraty',
      'São Sebastião',
      'Trancoso',
      'Ferradura',
      'Geribá',
      'Praia do Espelho',
      'Praia Mansa',
      'Ceará',
      'Buenos Aires',
      'Cascais',
      'Dubai',
      'Lisboa',
      'Miami',
      'Punta del Este',
    ];
    expect(named.filter((label) => !namedLocations.some((location) => location.label === label))).toEqual([]);
  });
});

describe('finding a named location', () => {
  test.each([
    ['moema', 'moema'],
    ['MOEMA, SAO PAULO', 'moema'],
    [' Miami, Estados Unidos ', 'miami'],
    ['França', 'franca-europa'],
    ['São Paulo', 'sao-paulo'],
  ])('by its label, whatever case and accents: %s', (label, slug) => {
    expect(namedLocationByLabel(label)?.slug).toBe(slug);
  });

  test('by its label and its point together', () => {
    const { lat, lng } = namedLocationBySlug('moema')!;
    expect(namedLocationAt('Moema', { lat, lng })?.slug).toBe('moema');
    expect(namedLocationAt('Moema', { lat: lat + 0.01, lng })).toBeNull();
    expect(namedLocationAt('Brooklin', { lat, lng })).toBeNull();
  });

  test('says that there is none', () => {
    expect(namedLocationBySlug('atlantida')).toBeNull();
    expect(namedLocationByLabel('Atlântida')).toBeNull();
  });
});
