import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import { requestIdHeader } from '@contract/request-id';
import { requestId } from '@api/platform/process/request-id';
import { portalSecretHeader, readPortalPath } from '@domain/property/feed-portals';
import { acceptedEncoding } from './accepted-encoding';
import { addressLimit } from './address-limit';
import { asyncHandler } from './async-handler';
import { type HeaderList, reply } from './reply';

interface PortalFilesOptions {
  backEnd: Pick<Backend, 'fetch'>;
  /** API_BASE_URL: another back end has addresses of its own. */
  isRemote: boolean;
  siteUrl: string;
  security: HeaderList;
  log: Logger;
}

/** Each reads the whole catalogue. */
const maxOpen = 4;
const misses = { most: 60, seconds: 600 };
/** Of a portal; a portal reads a few times a day. */
const reads = { most: 60, seconds: 600 };
const longestPath = 500;
const busySeconds = 60;

/** Files that portals read, at addresses that only they know. What is wrong about an address is always 404. */
export function portalFiles(options: PortalFilesOptions): RequestHandler {
  const { isRemote, security, log } = options;
  let open = 0;
  const missLimit = addressLimit('portalFileMisses', misses, log);
  const readLimit = addressLimit('portalFileReads', reads, log);
  const headers = [...security, 'x-robots-tag', 'noindex'];
  return asyncHandler(async (req, res, next) => {
    const named = readPortalPath(req.path);
    if (!named) return next();
    const send = (status: number, retryAfter?: number) =>
      reply(req, res, status, [
        ...headers,
        ...['cache-control', 'private, no-store'],
        ...(retryAfter ? ['retry-after', String(retryAfter)] : []),
      ]);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRemote || !isRead || req.originalUrl.length > longestPath) return send(404);
    if (open >= maxOpen) return send(503, busySeconds);
    open += 1;
    res.once('close', () => (open -= 1));
    const answer = await ask(req, res, named, options);
    if (!answer) return send(503, busySeconds);
    const isMiss = answer.status === 404;
    const seconds = (isMiss ? missLimit : readLimit)(req.ip ?? null);
    if (seconds > 0 || answer.status > 304) await answer.body?.cancel();
    if (seconds > 0) return send(429, seconds);
    if (isMiss) return send(404);
    if (answer.status > 304) return send(503, busySeconds);
    await pass(req, res, answer, headers);
  });
}

/** null: the back end failed, or the portal has gone. */
async function ask(
  req: ExpressRequest,
  res: ExpressResponse,
  { portal, secret }: { portal: string; secret: string },
  { backEnd, siteUrl, log }: PortalFilesOptions,
): Promise<Response | null> {
  const left = new AbortController();
  res.once('close', () => left.abort());
  const headers = new Headers({ [portalSecretHeader]: headerText(secret) });
  const [tag, id] = [req.get('if-none-match'), requestId()];
  if (tag) headers.set('if-none-match', tag);
  if (id) headers.set(requestIdHeader, id);
  const url = `${siteUrl}/portal-files/${encodeURIComponent(portal)}`;
  try {
    return await backEnd.fetch(new Request(url, { method: req.method, headers, signal: left.signal }));
  } catch (error) {
    if (!left.signal.aborted) log.error({ err: error }, 'file of a portal failed');
    return null;
  }
}

/** Any text of an address as a header's value: what is no secret stays none. */
const headerText = (secret: string) => (/^[\w-]+$/.test(secret) ? secret : '-');

/** A file that breaks off ends the connection: half a file would take down what it lacks. */
async function pass(req: ExpressRequest, res: ExpressResponse, answer: Response, headers: HeaderList) {
  const own = ['etag', 'cache-control', 'content-type'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [name, value];
  });
  const zips = acceptsGzip(req);
  const coding = zips && answer.status === 200 ? ['content-encoding', 'gzip'] : [];
  res.writeHead(answer.status, [...headers, ...own, 'vary', 'accept-encoding', ...coding]);
  if (answer.status === 304 || req.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel();
    return void res.end();
  }
  const body = Readable.fromWeb(answer.body as WebStream);
  const steps = zips ? [body, createGzip({ level: 6 }), res] : [body, res];
  await pipeline(steps).catch(() => res.destroy());
}

/** Brotli is slower, and portals do not ask for it. */
const acceptsGzip = (req: ExpressRequest) =>
  acceptedEncoding(req.get('accept-encoding')?.replace(/\bbr\b/g, '')) === 'gzip';
