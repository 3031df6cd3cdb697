import { createRandom } from '@api/demo/random';
import { startWebsite, withPhotos } from '../measure/website';
import { type Addresses, fullListings, placeOf, readSitemaps, varied } from './addresses';
import { links } from '~/links';
import { sessionSecret, signedInCookie } from './session';

const measuredListings = 340;
const warmUpListings = 100;

export type Settings = Record<string, string>;

export interface Pages {
  addresses: Addresses;
  /** Listings with a full page; the two lists have no place in common. */
  listings: string[];
  otherListings: string[];
}
export interface Prepared extends Pages {
  settings: Settings;
  cookie: string;
}

/** @param known pages from another engine's website, which has the same */
export async function prepare(given: Settings, known?: Pages): Promise<Prepared> {
  const settings = { ...given, SESSION_SECRETS: sessionSecret, DEMO_CATALOGUE: 'full' };
  const website = await startWebsite({ ...settings, PHOTOS: 'on', PAGE_CACHE_MB: '0' });
  try {
    await withPhotos(`${website.origin}/imoveis/venda/sao-paulo`);
    const pages = known ?? (await look(website.origin));
    const cookie = await signedInCookie(settings);
    const own = await fetch(website.origin + links.profile(), { headers: { cookie }, redirect: 'manual' });
    if (own.status !== 200) throw new Error(`Who is signed in was answered ${own.status}`);
    return { ...pages, settings, cookie };
  } finally {
    await website.stop();
  }
}

async function look(origin: string): Promise<Pages> {
  const addresses = await readSitemaps(origin);
  const random = createRandom('pages');
  const candidates = random.shuffled(varied(addresses.listings));
  const places = random.shuffled([...new Set(candidates.map(placeOf))]);
  const aside = new Set(places.slice(0, places.length / 4));
  const full = (isAside: boolean, most: number) =>
    fullListings(
      origin,
      candidates.filter((path) => aside.has(placeOf(path)) === isAside),
      most,
    );
  return {
    addresses: { ...addresses, properties: random.shuffled(addresses.properties) },
    listings: await full(false, measuredListings),
    otherListings: await full(true, warmUpListings),
  };
}
