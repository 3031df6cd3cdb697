import { createRandom } from '@api/demo/random';
import { startWebsite, withPhotos } from '../measure/website';
import { type Addresses, fullListings, placeOf, readSitemaps, varied } from './addresses';
import { links } from '~/links';
import { sessionSecret, signedInCookie } from './session';

const measuredListings = 220;
const warmUpListings = 50;

export type Settings = Record<string, string>;

/** The pages of the demo catalogue's website, in an order of no meaning. */
export interface Pages {
  addresses: Addresses;
  /** Full pages of listings; none of the first has a place of the others. */
  listings: string[];
  otherListings: string[];
}
/** A website's data, made once. */
export interface Prepared extends Pages {
  settings: Settings;
  cookie: string;
}

/**
 * Migrates and loads the demo catalogue with its photos, in an instance that then ends.
 * @param known its pages where another engine's website was looked at: they are the same
 */
export async function prepare(given: Settings, known?: Pages): Promise<Prepared> {
  const settings = { ...given, SESSION_SECRETS: sessionSecret, DEMO_CATALOGUE: 'on' };
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
