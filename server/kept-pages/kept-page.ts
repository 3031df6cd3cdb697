import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib, { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../accepted-encoding';
import type { HeaderList } from '../reply';
import type { Truth } from './freshness';
import type { Shown } from './what-it-shows';

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/** The quality of a page's first bytes, about 2 ms; and of those that are made aside, about a tenth of a second. */
const quality = { first: 5, best: 11 };

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as bytes, with all that its answer says. */
export interface KeptPage extends Truth {
  address: string;
  /** Of the page's own content, whatever it is packed in. */
  tag: string;
  /** What every answer of it says. */
  headers: HeaderList;
  shown: Shown;
  br: Buffer;
  isBest: boolean;
  /** Made for who asks for it first. */
  gzip?: Buffer;
  /** How often it was given. */
  hits: number;
}

const compressed = (html: Buffer, level: number) =>
  toBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

export async function packed(html: Buffer): Promise<Pick<KeptPage, 'tag' | 'br' | 'isBest'>> {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { tag, br: await compressed(html, quality.first), isBest: false };
}

/** Packs a page as small as it gets: for one that is asked for again and again. */
export async function packBest(page: KeptPage): Promise<void> {
  page.isBest = true;
  page.br = await compressed(await fromBrotli(page.br), quality.best);
}

/** What a page takes in memory, in bytes. */
export const weightOf = ({ br, gzip: own, headers, shown, address }: KeptPage): number =>
  br.length + (own?.length ?? 0) + headers.join('').length + 40 * shown.size + 2 * address.length + 500;

const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding =>
  acceptedEncoding(headers['accept-encoding']) ?? 'identity';

/** Its bytes in what a browser takes; most take Brotli, nearly all others gzip. */
async function bodyOf(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  const html = () => fromBrotli(page.br);
  if (encoding === 'identity') return page.gzip ? promisify(zlib.gunzip)(page.gzip) : html();
  return (page.gzip ??= await toGzip(await html(), { level: 6 }));
}

/** Each packing has a tag of its own, as strong ones must; it names the content first. */
const tagOf = ({ tag, isBest }: KeptPage, encoding: Encoding): string =>
  `"${tag}-${encoding === 'br' && isBest ? 'br11' : encoding}"`;

/** Whether a browser has this very content, in whatever packing it was given. */
export function hasIt(page: KeptPage, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each.startsWith(`"${page.tag}-`));
}

/** How an answer came to be (`Server-Timing`). */
export type How = 'kept' | 'stale' | 'fresh';

/** What both the whole answer and a 304 say. */
const headersOf = (page: KeptPage, encoding: Encoding, how: How): string[] => [
  ...page.headers,
  ...['etag', tagOf(page, encoding), 'server-timing', `cache;desc=${how}`],
];

/** Those of the answers that are given again and again, by their bytes. `writeHead` changes none. */
const keptHeaders = new WeakMap<Buffer, string[]>();

function wholeHeaders(page: KeptPage, encoding: Encoding, body: Buffer, how: How): string[] {
  const known = how === 'kept' ? keptHeaders.get(body) : undefined;
  if (known) return known;
  const headers = headersOf(page, encoding, how);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  if (how === 'kept') keptHeaders.set(body, headers);
  return headers;
}

/** What a browser takes, where these bytes are there: what can be sent at once. */
export function packedFor(page: KeptPage, req: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const encoding = encodingFor(req);
  return encoding === 'br' || (encoding === 'gzip' && page.gzip) ? encoding : undefined;
}

/** Answers with a kept page: whole, its headers alone for HEAD, or with 304 where it is there already. */
export function sendPage(
  req: Pick<IncomingMessage, 'method' | 'headers'>,
  res: ServerResponse,
  page: KeptPage,
  how: How,
  encoding = encodingFor(req),
): void | Promise<void> {
  page.hits += 1;
  if (hasIt(page, req.headers['if-none-match'])) {
    res.writeHead(304, headersOf(page, encoding, how));
    res.end();
    return;
  }
  const send = (body: Buffer) => {
    if (res.headersSent || res.destroyed) return;
    res.writeHead(200, wholeHeaders(page, encoding, body, how));
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  return encoding === 'br' ? send(page.br) : bodyOf(page, encoding).then(send);
}
