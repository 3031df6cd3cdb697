import type { IncomingMessage } from 'node:http';
import type { Request as ServerRequest, Response as ServerResponse } from 'express';
import { isFromProxy } from './trusted-proxies';

/** The largest form that a page takes, in bytes. */
export const maxBodySize = 1024 * 1024;

export class BodyTooLarge extends Error {}

/** What pages may know of a request; the rest of a browser's headers would only be copied around. */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'user-agent',
];

interface Site {
  siteUrl: string;
}

/** The same for the short way to a page, which keeps no timer: a signal that is followed costs as much as the rest. */
export const toPageRequest = (req: ServerRequest, { siteUrl }: Site) =>
  new Request(siteUrl + req.url, { headers: headersFor(req) });

const gone = new Error('The visitor went away or has the answer');

/**
 * Makes a web `Request`. Its address stands on the site's own origin, whatever the Host header claims. Its signal is
 * aborted when the answer is out or the visitor gone: Remix keeps a timer for each page until then. `X-Forwarded-Host` is
 * dropped unless a proxy of ours says it (docs/decisions/0001-remix-2.md).
 * @throws BodyTooLarge
 */
export async function toRequest(
  req: ServerRequest,
  res: ServerResponse,
  { siteUrl }: Site,
): Promise<Request> {
  const controller = new AbortController();
  res.once('close', () => controller.abort(gone));
  return new Request(siteUrl + req.url, {
    method: req.method,
    headers: headersFor(req),
    signal: controller.signal,
    body: req.method === 'POST' ? await readBody(req) : null,
  });
}

function headersFor(req: ServerRequest) {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = req.headers[name];
    if (value != null) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const forwardedHost = req.headers['x-forwarded-host'];
  if (typeof forwardedHost === 'string' && isFromProxy(req)) headers.set('x-forwarded-host', forwardedHost);
  return headers;
}

async function readBody(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.headers['content-length']) > maxBodySize) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodySize) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks) as Uint8Array<ArrayBuffer>;
}
