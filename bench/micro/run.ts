import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { spread, type Spread } from '../measure/stats';
import { withoutPlace, withPlace } from '../search/searches';

export type MicroResult = Record<'parseSearchUrl' | 'buildSearchUrl', Spread>;

const slices = 40;
const sliceMs = 25;

/** Microseconds of one call, over addresses as visitors make them; in turns. */
export function benchMicro(): MicroResult {
  const addresses = [...withPlace, ...withoutPlace].map((address) => new URL(address, 'http://localhost'));
  const filters = addresses.map(({ pathname, searchParams }) => parseSearchUrl(pathname, searchParams));
  const parse = (n: number) => {
    const { pathname, searchParams } = addresses[n % addresses.length]!;
    return parseSearchUrl(pathname, searchParams);
  };
  const build = (n: number) => buildSearchUrl(filters[n % filters.length]!);
  const times = { parseSearchUrl: [] as number[], buildSearchUrl: [] as number[] };
  for (let slice = 0; slice < slices; slice++) {
    const warm = slice >= slices / 4;
    const [parsed, built] = [micros(parse), micros(build)];
    if (!warm) continue;
    times.parseSearchUrl.push(parsed);
    times.buildSearchUrl.push(built);
  }
  return { parseSearchUrl: spread(times.parseSearchUrl), buildSearchUrl: spread(times.buildSearchUrl) };
}

function micros(call: (n: number) => unknown): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < sliceMs) for (let n = 0; n < 50; n++) call(calls++);
  return ((performance.now() - start) * 1000) / calls;
}
