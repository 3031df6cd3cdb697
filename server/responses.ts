import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPageResponse } from '~/request/page-response';
import { acceptedEncoding, compress, isCompressible } from './compression';
import { reply } from './reply';
import type { SecurityHeaders } from './security-headers';

/** Lengths and encodings are ours to say; the rest of a response's headers are passed on. */
const ownHeaders = new Set([
  'cache-control',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
]);

/** Writes a web `Response` (a page, data, a photo) with the security headers, compressed where that pays. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  security: SecurityHeaders,
) {
  const page = isPageResponse(response);
  const headers = [...(page ? security.page(response.inlineScripts) : security.plain)];
  let type: string | undefined;
  let vary = '';
  let cacheControl = response.headers.get('cache-control') ?? 'private, no-cache';
  for (const [name, value] of response.headers) {
    if (name === 'content-type') type = value;
    if (name === 'vary') vary = `${value}, `;
    else if (name === 'set-cookie') {
      // What sets a cookie is one visitor's, whatever its page says of itself.
      cacheControl = 'private, no-store';
      headers.push(name, security.cookie(value));
    } else if (!ownHeaders.has(name)) headers.push(name, value);
  }
  headers.push('cache-control', cacheControl);

  const body = page ? Buffer.from(response.html) : response.body && Buffer.from(await response.arrayBuffer());
  if (!body) return reply(req, res, response.status, headers);
  if (!isCompressible(type, body.length)) {
    if (vary) headers.push('vary', vary.slice(0, -2));
    return reply(req, res, response.status, headers, body);
  }
  headers.push('vary', `${vary}accept-encoding`);
  const encoding = acceptedEncoding(req.headers['accept-encoding'] as string | undefined);
  if (!encoding) return reply(req, res, response.status, headers, body);
  headers.push('content-encoding', encoding);
  reply(req, res, response.status, headers, await compress(body, encoding));
}
