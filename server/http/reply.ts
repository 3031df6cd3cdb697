import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAdminPath } from '~/features/admin/admin-links';

/** Flat list of names and values: the fastest form for `writeHead`. */
export type HeaderList = readonly string[];

/** Of every answer below `/mesa`. */
export const adminHeaders: HeaderList = ['cache-control', 'private, no-store', 'x-robots-tag', 'noindex'];

type RequestLine = Pick<IncomingMessage, 'method' | 'url'> & { originalUrl?: string };

/** Sends an answer; `headers` must include the security headers. A HEAD request gets no body. */
export function reply(
  req: RequestLine,
  res: ServerResponse,
  status: number,
  headers: HeaderList,
  body?: string | Buffer,
) {
  if (res.headersSent || res.destroyed) return;
  const length = body == null ? '0' : String(Buffer.byteLength(body));
  res.writeHead(status, [...ofItsPath(req, headers), 'content-length', length]);
  if (body == null || req.method === 'HEAD') res.end();
  else res.end(body);
}

/** Refusals before the pages reveal no more of the admin than its pages do. */
function ofItsPath({ url = '', originalUrl = url }: RequestLine, headers: HeaderList): HeaderList {
  if (!isAdminPath(originalUrl.split('?', 1)[0]!)) return headers;
  const others = headers.filter(
    (_, index) => headers[index - (index % 2)]!.toLowerCase() !== 'cache-control',
  );
  return [...others, ...adminHeaders];
}
