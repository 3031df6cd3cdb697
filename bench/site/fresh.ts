import { Load } from '../measure/load';
import { percentile, spread, type Spread } from '../measure/stats';
import { startWebsite } from '../measure/website';
import { roundRobin } from '../measure/visitors';
import type { Prepared } from './prepare';
import { type OfReact, ofReact, type ReactAlone } from './react';

const connections = 20;
const [listingsOfSlice, propertiesOfSlice, rounds] = [50, 25, 6];
const aloneListings = 40;
const reactMs = 300;
/** Measures compiled code, also of searches: a minimum of uncached pages. */
const warmUp = { pages: 3_000, slice: 250, ownPages: 100, mostMs: 90_000 };

export interface FreshResult {
  /** Each address once, at 20 connections. */
  listings: OfReact;
  properties: OfReact;
  /** The same listings with a session cookie. */
  signedIn: OfReact;
  /** Listings per second at 20 connections; latency of one connection, ms. */
  rate: Spread;
  alone: { median: number; p99: number };
}

/** Warms up the place with a filter that no measured address has. */
const toKnow = (path: string) => `${path.split('?', 1)[0]!.split('/').slice(0, 4).join('/')}?suites=5`;

/** A new maximum price makes each address unique. */
function freshAddresses(paths: readonly string[]): () => string {
  const bases = roundRobin(paths.map((path) => path.split('?', 1)[0]!));
  let dearest = 90_000_000;
  return () => `${bases()}?preco=0-${(dearest += 1_000)}`;
}

/** Measures without page cache. Places, menus and code are warm, but each address is new. */
export async function measureFresh(prepared: Prepared, react: ReactAlone): Promise<FreshResult> {
  const website = await startWebsite({ ...prepared.settings, PAGE_CACHE_MB: '0' });
  const { listings, otherListings, cookie } = prepared;
  const { properties } = prepared.addresses;
  const language = ['accept-encoding: br'];
  const guests = new Load(website.port, connections, language);
  const member = new Load(website.port, connections, [...language, `cookie: ${cookie}`]);
  const alone = new Load(website.port, 1, language);
  const micros = async (load: Load, paths: readonly string[]) => {
    const before = await website.cpuMicros();
    const { answered, seconds } = await load.each(paths);
    return { micros: ((await website.cpuMicros()) - before) / answered, rate: answered / seconds };
  };
  try {
    const next = freshAddresses(otherListings);
    const others = roundRobin(properties.slice(-warmUp.pages / 3));
    const several = (count: number, address: () => string) => Array.from({ length: count }, address);
    const started = performance.now();
    for (let pages = 0; pages < warmUp.pages && performance.now() - started < warmUp.mostMs;) {
      pages += (await guests.each([...several(warmUp.slice, next), ...several(warmUp.ownPages, others)]))
        .answered;
      pages += (await member.each(several(warmUp.ownPages, next))).answered;
    }
    await guests.each([...new Set(listings.map(toKnow))]);
    const slices = { listings: [], properties: [], signedIn: [] } as Record<
      'listings' | 'properties' | 'signedIn',
      { micros: number; rate: number; react: number }[]
    >;
    const part = <T>(list: readonly T[], round: number, size: number) =>
      list.slice(round * size, (round + 1) * size);
    for (let round = 0; round < rounds; round++) {
      const own = part(listings, round, listingsOfSlice);
      const listing = await react.micros('listing', reactMs);
      slices.listings.push({ ...(await micros(guests, own)), react: listing });
      slices.signedIn.push({ ...(await micros(member, own)), react: listing });
      const detail = await react.micros('detail', reactMs);
      const some = part(properties, round, propertiesOfSlice);
      slices.properties.push({ ...(await micros(guests, some)), react: detail });
    }
    const { times } = await alone.each(listings.slice(-aloneListings));
    return {
      listings: ofReact(slices.listings),
      properties: ofReact(slices.properties),
      signedIn: ofReact(slices.signedIn),
      rate: spread(slices.listings.map(({ rate }) => rate)),
      alone: { median: percentile(times, 0.5), p99: percentile(times, 0.99) },
    };
  } finally {
    for (const load of [guests, member, alone]) load.close();
    await website.stop();
  }
}
