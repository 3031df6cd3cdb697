import { get } from 'node:http';
import type { Random } from '@api/demo/random';

/** The public pages of a website, by its own sitemaps. */
export interface Addresses {
  /** By place, kind of deal and kind of home, and whatever else it tells search engines. */
  listings: string[];
  properties: string[];
  brokers: string[];
  /** Home first. */
  others: string[];
}

export async function readSitemaps(origin: string): Promise<Addresses> {
  const read = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)/g)].map(([, loc]) =>
      loc!.replaceAll('&amp;', '&'),
    );
  const pathsOf = async (name: string) =>
    (await Promise.all(parts.filter((part) => part.includes(name)).map(read)))
      .flat()
      .map((address) => address.slice(origin.length));
  const parts = await read(`${origin}/sitemap.xml`);
  const [listings, properties, brokers, others] = await Promise.all(
    ['buscas', 'imoveis', 'corretores', 'paginas'].map(pathsOf),
  );
  return { listings: listings!, properties: properties!, brokers: brokers!, others: others! };
}

/** What visitors make of a listing: later pages, other orders, filters. */
const variants = [
  '',
  '?pagina=2',
  '?ordenacao=preco&direcao=asc',
  '?preco=0-8000000',
  '?area=60-0&vagas=1',
  '?ordenacao=area&direcao=desc&pagina=2',
  '?preco=900000-0&ordenacao=suites&direcao=desc',
] as const;

/** Each listing in each variant. */
export const varied = (listings: readonly string[]) =>
  listings.flatMap((path) => variants.map((variant) => path + variant));

/** The place of a listing's address; none: all Brazil. */
export const placeOf = (path: string) => path.split('?', 1)[0]!.split('/')[3] ?? '';

/** A page as a browser gets it: its bytes as they are sent, uncompressed where no encoding is named. */
export function ask(
  origin: string,
  path: string,
  encoding = 'identity',
): Promise<{ status: number; rawHeaders: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .once('end', () =>
          resolve({
            status: response.statusCode!,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(pieces),
          }),
        );
    }).once('error', reject);
  });
}

/** What a full page of a listing shows. */
const cardsOfPage = 9;

/** Those whose page is full: what they cost can be set beside a full page of React's. */
export async function fullListings(
  origin: string,
  paths: readonly string[],
  most: number,
): Promise<string[]> {
  const full: string[] = [];
  for (const path of paths) {
    if (full.length === most) break;
    const { status, body } = await ask(origin, path);
    if (status === 200 && body.toString().split('<article class="card"').length > cardsOfPage)
      full.push(path);
  }
  return full;
}

/** Draws addresses as visitors do: the second half as often as the first, the third a third (Zipf, exponent 1). */
export function zipf(paths: readonly string[], { next }: Random): () => string {
  let sum = 0;
  const sums = paths.map((_, index) => (sum += 1 / (index + 1)));
  return () => {
    const drawn = next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return paths[low]!;
  };
}
