import type { NamedLocation } from '../named-location';
import { countryNames, type Country } from '../countries';
import { rows, type Row } from './rows';

const locationType = 'internacional';

const city = (country: Country, range: number, list: readonly Row[]): NamedLocation[] =>
  rows('cidade', { country, locationType, range }, list);
const country = (code: Country, lat: number, lng: number, range: number, slug?: string): NamedLocation[] =>
  rows('pais', { country: code, locationType, range }, [
    [countryNames[code], lat, lng, slug ? { slug } : {}],
  ]);

/** 'Internacional'. A country's point is its center, its radius that of spec 1 §11. */
export const abroad = [
  ...country('AR', -38.4161, -63.6167, 1500),
  ...country('BS', 25.0343, -77.3963, 1500),
  ...country('CL', -35.6751, -71.543, 1500),
  ...country('CO', 4.5709, -74.2973, 900),
  ...country('ES', 40.4637, -3.7492, 700),
  ...country('US', 39.8283, -98.5795, 3000),
  // 'franca' is the slug of Franca, a city of São Paulo.
  ...country('FR', 46.6034, 1.8883, 600, 'franca-europa'),
  ...country('PY', -23.4425, -58.4438, 600),
  ...country('PT', 39.3999, -8.2245, 300),
  // Their radius does not reach the coast from the center, so the point is the largest city.
  ...country('AE', 25.2048, 55.2708, 150),
  ...country('UY', -34.9011, -56.1645, 150),

  ...city('AE', 30, [
    ['Abu Dhabi', 24.4539, 54.3773],
    ['Dubai', 25.2048, 55.2708],
  ]),
  ...city('AR', 30, [
    ['Bariloche', -41.1335, -71.3103],
    ['Buenos Aires', -34.6037, -58.3816],
  ]),
  ...city('BS', 30, [['Nassau', 25.0443, -77.3504]]),
  ...city('CL', 30, [
    ['Santiago', -33.4489, -70.6693],
    ['Zapallar', -32.5535, -71.4584],
  ]),
  ...city('CO', 30, [
    ['Bogotá', 4.711, -74.0721],
    ['Cartagena', 10.4, -75.5],
    ['Medellín', 6.2442, -75.5812],
  ]),
  ...city('ES', 30, [
    ['Barcelona', 41.3874, 2.1686],
    ['Madri', 40.4168, -3.7038],
    ['Marbella', 36.5101, -4.8825],
  ]),
  ...city('FR', 30, [
    ['Cannes', 43.5528, 7.0174, { range: 20 }],
    ['Paris', 48.8566, 2.3522],
    ['Saint-Tropez', 43.2677, 6.6407, { range: 20 }],
  ]),
  ...city('PT', 30, [
    ['Cascais', 38.6979, -9.4215, { range: 20 }],
    ['Comporta', 38.3806, -8.786],
    ['Lisboa', 38.7223, -9.1393],
    ['Porto', 41.1579, -8.6291],
    ['Vilamoura', 37.0777, -8.1168],
  ]),
  ...city('PY', 30, [
    ['Assunção', -25.2637, -57.5759],
    ['Ciudad del Este', -25.5097, -54.6111],
  ]),
  ...city('US', 40, [
    ['Aspen', 39.1911, -106.8175, { state: 'Colorado', range: 30 }],
    ['Los Angeles', 34.0522, -118.2437, { state: 'Califórnia' }],
    ['Miami', 25.7617, -80.1918, { state: 'Flórida' }],
    ['Nova York', 40.7128, -74.006, { state: 'Nova York' }],
    ['Orlando', 28.5384, -81.3789, { state: 'Flórida' }],
  ]),
  ...city('UY', 30, [
    ['José Ignacio', -34.843, -54.635, { city: 'Maldonado', range: 20 }],
    ['Montevidéu', -34.9011, -56.1645],
    ['Punta del Este', -34.9667, -54.95],
  ]),
];
