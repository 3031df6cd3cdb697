import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { maxSuggestions } from '@contract/location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { indexPlaces } from '@domain/search/place-matching/place-index';
import { findPlaces } from '@domain/search/place-matching/rank-places';
import { spread, type Spread } from '../measure/stats';
import { withoutPlace, withPlace } from '../search/searches';

export type MicroResult = Record<'parseSearchUrl' | 'buildSearchUrl' | 'findPlaces, 20,000 places', Spread>;

const slices = 40;
const sliceMs = 25;
const typedTexts = ['leblon rj', 'jd europa', 'jardin europa', 'sp', 'praia'];

/** Microseconds per call, with realistic URLs, alternating. */
export function benchMicro(): MicroResult {
  const addresses = [...withPlace, ...withoutPlace].map((address) => new URL(address, 'http://localhost'));
  const filters = addresses.map(({ pathname, searchParams }) => parseSearchUrl(pathname, searchParams));
  const parse = (n: number) => {
    const { pathname, searchParams } = addresses[n % addresses.length]!;
    return parseSearchUrl(pathname, searchParams);
  };
  const build = (n: number) => buildSearchUrl(filters[n % filters.length]!);
  const places = indexPlaces(manyPlaces());
  const find = (n: number) => findPlaces(typedTexts[n % typedTexts.length]!, places, maxSuggestions);
  const times: Record<keyof MicroResult, number[]> = {
    parseSearchUrl: [],
    buildSearchUrl: [],
    'findPlaces, 20,000 places': [],
  };
  for (let slice = 0; slice < slices; slice++) {
    const measured = {
      parseSearchUrl: micros(parse),
      buildSearchUrl: micros(build),
      'findPlaces, 20,000 places': micros(find, 1),
    };
    if (slice < slices / 4) continue;
    for (const [name, time] of Object.entries(measured)) times[name as keyof MicroResult].push(time);
  }
  return {
    parseSearchUrl: spread(times.parseSearchUrl),
    buildSearchUrl: spread(times.buildSearchUrl),
    'findPlaces, 20,000 places': spread(times['findPlaces, 20,000 places']),
  };
}

const manyPlaces = () =>
  Array.from({ length: 20_000 }, (_, n) => {
    const { label, city = '', state, country } = namedLocations[n % namedLocations.length]!;
    const localizacao = n < namedLocations.length ? label : `${label} ${n}`;
    return { localizacao, value: `${localizacao}, ${city}`, cidade: city, estado: state, pais: country };
  });

/** `batch`: calls between two looks at the clock. */
function micros(call: (n: number) => unknown, batch = 50): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < sliceMs) for (let n = 0; n < batch; n++) call(calls++);
  return ((performance.now() - start) * 1000) / calls;
}
