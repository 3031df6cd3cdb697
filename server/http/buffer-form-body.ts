import type { Request, RequestHandler } from 'express';
import { maxFormSizeOf, refuse, tooLarge } from './guard';
import type { HeaderList } from './reply';

/** Reads a form whole and puts it back: aborted forms start nothing. The guard rejects large ones with a known size. */
export function bufferFormBody(security: HeaderList): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'POST') return next();
    readAhead(req, (fits) => (fits ? next() : refuse(req, res, security, tooLarge)));
  };
}

function readAhead(req: Request, done: (fits: boolean) => void) {
  if (req.complete && req.readableLength === 0) return done(true);
  const chunks: Buffer[] = [];
  const maxSize = maxFormSizeOf(req.path);
  let size = 0;
  const read = () => {
    while (req.readableLength > 0) {
      const chunk = req.read() as Buffer;
      chunks.push(chunk);
      size += chunk.length;
    }
    const fits = size <= maxSize;
    if (fits && !req.complete) return void req.read(0);
    req.off('readable', read);
    // Works only in the same turn, before the stream emits its end.
    if (fits && size > 0) req.unshift(Buffer.concat(chunks));
    done(fits);
  };
  req.on('readable', read);
}
