import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib, { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../http/accepted-encoding';
import type { HeaderList } from '../http/reply';
import type { PageValidity } from './freshness';
import type { PageTags } from './tags';

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/** Brotli quality: `first` takes about 2 ms; `best`, in the background, about 100 ms. */
const quality = { first: 5, best: 11 };

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage extends PageValidity {
  address: string;
  /** Hash of the content, independent of its encoding. */
  tag: string;
  headers: HeaderList;
  shown: PageTags;
  br: Buffer;
  isBest: boolean;
  gzip?: Buffer;
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

export async function compressPage(html: Buffer): Promise<Pick<CachedPage, 'tag' | 'br' | 'isBest'>> {
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { tag, br: await compressed(html, quality.first), isBest: false };
}

/** For pages that are requested repeatedly. */
export async function recompressPage(page: CachedPage): Promise<void> {
  page.isBest = true;
  page.br = await compressed(await fromBrotli(page.br), quality.best);
}

export const weightOf = ({ br, gzip: own, headers, shown, address }: CachedPage): number =>
  br.length + (own?.length ?? 0) + headers.join('').length + 40 * shown.size + 2 * address.length + 500;

const encodingFor = ({ headers }: Pick<IncomingMessage, 'headers'>): Encoding =>
  acceptedEncoding(headers['accept-encoding']) ?? 'identity';

async function bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  const html = () => fromBrotli(page.br);
  if (encoding === 'identity') return page.gzip ? promisify(zlib.gunzip)(page.gzip) : html();
  return (page.gzip ??= await toGzip(await html(), { level: 6 }));
}

/** Strong validators differ by encoding; each begins with the content's hash. */
const tagOf = ({ tag, isBest }: CachedPage, encoding: Encoding): string =>
  `"${tag}-${encoding === 'br' && isBest ? 'br11' : encoding}"`;

export function isNotModified(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each.startsWith(`"${page.tag}-`));
}

export type CacheStatus = 'kept' | 'stale' | 'fresh';

const headersOf = (page: CachedPage, encoding: Encoding, how: CacheStatus): string[] => [
  ...page.headers,
  ...['etag', tagOf(page, encoding), 'server-timing', `cache;desc=${how}`],
];

/** Reused for repeated answers, by body; `writeHead` does not change them. */
const cachedHeaders = new WeakMap<Buffer, string[]>();

function wholeHeaders(page: CachedPage, encoding: Encoding, body: Buffer, how: CacheStatus): string[] {
  const known = how === 'kept' ? cachedHeaders.get(body) : undefined;
  if (known) return known;
  const headers = headersOf(page, encoding, how);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  if (how === 'kept') cachedHeaders.set(body, headers);
  return headers;
}

export function readyEncoding(page: CachedPage, req: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const encoding = encodingFor(req);
  return encoding === 'br' || (encoding === 'gzip' && page.gzip) ? encoding : undefined;
}

export function sendPage(
  req: Pick<IncomingMessage, 'method' | 'headers'>,
  res: ServerResponse,
  page: CachedPage,
  how: CacheStatus,
  encoding = encodingFor(req),
): void | Promise<void> {
  page.hits += 1;
  if (isNotModified(page, req.headers['if-none-match'])) {
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
