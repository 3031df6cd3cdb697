import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import { photoTypes, readPhotoPath } from '@domain/photo';
import { pictureBody } from './picture-body';
import { promised } from './promised';
import { type HeaderList, reply } from './reply';
import { openToOthers } from './security-headers';

/** What of a browser's request for a photo the back end needs to know; cookies are none of its business. */
const passedOn = ['accept', 'if-none-match', 'if-modified-since'];
/** What of the back end's answer a browser is told; everything else is ours to say. */
const passedBack = ['cache-control', 'etag', 'last-modified'];

type Parts = [status: number, headers: HeaderList, body?: string | Buffer];

/**
 * Photos stand on the site's own address (`/fotos/…`) and come from the back end. It is asked for the exact paths of photos'
 * files and nothing else, and nothing that is no picture of ours comes back: what is missing is 404, what is being made
 * 503, everything else 502.
 */
export function photos(backEnd: Backend, siteUrl: string, security: HeaderList, log: Logger): RequestHandler {
  // Letters name them, and not every post office fetches them for its readers.
  const open = openToOthers(security);
  return promised(async (req, res, next) => {
    if (req.method === 'POST') return next();
    // Mounted, Express shortens the address; the back end knows the whole one.
    const path = req.originalUrl.split('?', 1)[0]!;
    const [status, headers, body] = readPhotoPath(path) ? await ask(req, path, untilLeft(res)) : missing;
    reply(req, res, status, [...open, ...headers], body);
  });

  async function ask(req: ExpressRequest, path: string, signal: AbortSignal): Promise<Parts> {
    try {
      const headers = passedOn.flatMap((name) => (req.get(name) ? [[name, req.get(name)!]] : []));
      const request = new Request(siteUrl + path, {
        method: req.method,
        headers: Object.fromEntries(headers),
        signal,
      });
      const parts = await partsOf(await backEnd.fetch(request), req.method === 'HEAD');
      if (parts) return parts;
      log.warn({ path }, 'the back end answered with no photo where one was asked for');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, path }, 'a photo could not be fetched');
    }
    return [502, ['cache-control', 'no-store']];
  }
}

/** Aborts if the client closes the connection before the whole answer is sent. */
function untilLeft(res: ExpressResponse): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
}

/** What is passed on of the back end's answer; null: it is none that a photo has. */
async function partsOf(answer: Response, isHead: boolean): Promise<Parts | null> {
  const { status, headers } = answer;
  const told = passedBack.flatMap((name) => (headers.has(name) ? [name, headers.get(name)!] : []));
  const caching = headers.has('cache-control') ? [] : ['cache-control', 'private, no-cache'];
  if (status === 304) return [304, [...told, ...caching]];
  if (status === 200) {
    const type = headers.get('content-type')?.split(';', 1)[0]!.trim().toLowerCase();
    if (!type || !types.has(type)) return discard(answer, null);
    const body = await pictureBody(answer);
    return body || isHead ? [200, ['content-type', type, ...told, ...caching], body ?? undefined] : null;
  }
  if (status === 404 || status === 410) return discard(answer, missing);
  if (status === 503) return discard(answer, busy(headers.get('retry-after')));
  return discard(answer, null);
}

/** Nobody reads the rest: the connection to the back end is free again. */
async function discard<T>({ body }: Response, parts: T): Promise<T> {
  await body?.cancel();
  return parts;
}

const types = new Set<string>(Object.values(photoTypes));
const text = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store'];
const missing: Parts = [404, text, 'Foto não encontrada.\n'];
const busy = (seconds: string | null): Parts => [
  503,
  [...text, 'retry-after', /^\d{1,5}$/.test(seconds ?? '') ? seconds! : '2'],
  'Tente de novo em instantes.\n',
];
