import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header names and values, flat, as `writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/**
 * Answers with all headers at once: the security headers that the server was made with, and the answer's own.
 * Every answer goes through here, so none is without them. A HEAD request gets no body.
 */
export function reply(
  req: IncomingMessage,
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
