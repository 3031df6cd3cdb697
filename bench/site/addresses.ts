import { get } from 'node:http';
import type { Random } from '@api/demo/random';

export interface Addresses {
  /** Searches by place, negotiation and type, and others in the sitemap. */
  listings: string[];
  properties: string[];
  brokers: string[];
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

const variants = [
  '',
  '?pagina=2',
  '?ordenacao=preco&direcao=asc',
  '?preco=0-8000000',
  '?area=60-0&vagas=1',
  '?ordenacao=area&direcao=desc&pagina=2',
  '?preco=900000-0&ordenacao=suites&direcao=desc',
] as const;

export const varied = (listings: readonly string[]) =>
  listings.flatMap((path) => variants.map((variant) => path + variant));

/** '' means all of Brazil. */
export const placeOf = (path: string) => path.split('?', 1)[0]!.split('/')[3] ?? '';

/** Requests a page; the body stays compressed. */
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

const cardsOfPage = 9;

/** Keeps listings with a full page, which are comparable with React's rendering of a full page. */
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

/** Samples addresses by Zipf's law, exponent 1. */
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
