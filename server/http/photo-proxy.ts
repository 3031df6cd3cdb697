import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import { photoTypes, readPhotoPath } from '@domain/media/photo';
import { loggedPath, readReservedPhotoPath } from '@domain/media/reserved-photo';
import { pictureBody } from './picture-body';
import { asyncHandler } from './async-handler';
import { type HeaderList, reply } from './reply';
import { allowCrossOrigin } from './security-headers';

/** Request headers for the back end; never cookies. */
const passedRequestHeaders = ['accept', 'if-none-match', 'if-modified-since'];
const passedResponseHeaders = ['cache-control', 'etag', 'last-modified'];

type ReplyParts = [status: number, headers: HeaderList, body?: string | Buffer];

/** Photos of the catalogue. E-mails embed them, and some mail services do not proxy them. */
export const photoProxy = (backEnd: Backend, siteUrl: string, security: HeaderList, log: Logger) =>
  proxy({ backEnd, siteUrl, log, isPhoto: readPhotoPath, headers: allowCrossOrigin(security) });

const privateHeaders = ['referrer-policy', 'no-referrer', 'x-robots-tag', 'noindex'];

/** Photos of reserved properties, by sealed paths: no cache and no other site gets them. */
export const reservedPhotos = (backEnd: Backend, siteUrl: string, security: HeaderList, log: Logger) =>
  proxy({
    ...{ backEnd, siteUrl, log, isPhoto: readReservedPhotoPath },
    headers: [...without(security, 'referrer-policy'), ...privateHeaders],
  });

/** Flat list of names and values. */
const without = (headers: HeaderList, name: string): HeaderList =>
  headers.filter((_, index) => headers[index - (index % 2)]!.toLowerCase() !== name);

interface ProxyOptions {
  backEnd: Backend;
  siteUrl: string;
  log: Logger;
  isPhoto: (path: string) => object | null;
  headers: HeaderList;
}

/** Only exact paths of photo files, and only image types. Missing: 404; in preparation: 503; anything else: 502. */
function proxy({ backEnd, siteUrl, log, isPhoto, headers: open }: ProxyOptions): RequestHandler {
  return asyncHandler(async (req, res, next) => {
    if (req.method === 'POST') return next();
    // The back end needs the path with its mount point.
    const path = req.originalUrl.split('?', 1)[0]!;
    const [status, headers, body] = isPhoto(path) ? await fetchPhoto(req, path, untilLeft(res)) : missing;
    reply(req, res, status, [...open, ...headers], body);
  });

  async function fetchPhoto(req: ExpressRequest, path: string, signal: AbortSignal): Promise<ReplyParts> {
    try {
      const headers = passedRequestHeaders.flatMap((name) => (req.get(name) ? [[name, req.get(name)!]] : []));
      const request = new Request(siteUrl + path, {
        method: req.method,
        headers: Object.fromEntries(headers),
        signal,
      });
      const parts = await partsOf(await backEnd.fetch(request), req.method === 'HEAD');
      if (parts) return parts;
      log.warn({ path: loggedPath(path) }, 'photo response invalid');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, path: loggedPath(path) }, 'photo fetch failed');
    }
    return [502, ['cache-control', 'no-store']];
  }
}

function untilLeft(res: ExpressResponse): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
}

async function partsOf(answer: Response, isHead: boolean): Promise<ReplyParts | null> {
  const { status, headers } = answer;
  const forwarded = passedResponseHeaders.flatMap((name) =>
    headers.has(name) ? [name, headers.get(name)!] : [],
  );
  const caching = headers.has('cache-control') ? [] : ['cache-control', 'private, no-cache'];
  if (status === 304) return [304, [...forwarded, ...caching]];
  if (status === 200) {
    const type = headers.get('content-type')?.split(';', 1)[0]!.trim().toLowerCase();
    if (!type || !types.has(type)) return discard(answer, null);
    const body = await pictureBody(answer);
    return body || isHead ? [200, ['content-type', type, ...forwarded, ...caching], body ?? undefined] : null;
  }
  if (status === 404 || status === 410) return discard(answer, missing);
  if (status === 503) return discard(answer, busy(headers.get('retry-after')));
  return discard(answer, null);
}

/** Frees the connection to the back end. */
async function discard<T>({ body }: Response, parts: T): Promise<T> {
  await body?.cancel();
  return parts;
}

const types = new Set<string>(Object.values(photoTypes));
const text = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store'];
const missing: ReplyParts = [404, text, 'Foto não encontrada.\n'];
const busy = (seconds: string | null): ReplyParts => [
  503,
  [...text, 'retry-after', /^\d{1,5}$/.test(seconds ?? '') ? seconds! : '2'],
  'Tente de novo em instantes.\n',
];
