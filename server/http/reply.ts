import type { IncomingMessage, ServerResponse } from 'node:http';

/** Flat list of names and values: the fastest form for `writeHead`. */
export type HeaderList = readonly string[];

/** Sends an answer; `headers` must include the security headers. A HEAD request gets no body. */
export function reply(
  req: Pick<IncomingMessage, 'method'>,
  res: ServerResponse,
  status: number,
  headers: HeaderList,
  body?: string | Buffer,
) {
  if (res.headersSent || res.destroyed) return;
  const length = body == null ? '0' : String(Buffer.byteLength(body));
  res.writeHead(status, [...headers, 'content-length', length]);
  if (body == null || req.method === 'HEAD') res.end();
  else res.end(body);
}
