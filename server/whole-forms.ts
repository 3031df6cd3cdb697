import type { Request, RequestHandler } from 'express';
import { maxBodySize, refuse, tooLarge } from './guard';
import type { HeaderList } from './reply';

/**
 * A form is read whole before anything is done with it, and put back for whoever asks for it: nothing begins for one that
 * its visitor breaks off, and none is left unread in its connection. One that did not tell its size, as some proxies hand
 * them on, is turned away here if it is too large; what tells its size is the guard's to judge.
 */
export function wholeForms(security: HeaderList): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'POST') return next();
    readAhead(req, (fits) => (fits ? next() : refuse(req, res, security, tooLarge)));
  };
}

/** Calls `done` when all is read, or too much. */
function readAhead(req: Request, done: (fits: boolean) => void) {
  if (req.complete && req.readableLength === 0) return done(true);
  const chunks: Buffer[] = [];
  let size = 0;
  const read = () => {
    while (req.readableLength > 0) {
      const chunk = req.read() as Buffer;
      chunks.push(chunk);
      size += chunk.length;
    }
    const fits = size <= maxBodySize;
    if (fits && !req.complete) return void req.read(0);
    req.off('readable', read);
    // Put back in the same turn it is as if it had never been taken: the stream has not told its end yet.
    if (fits && size > 0) req.unshift(Buffer.concat(chunks));
    done(fits);
  };
  req.on('readable', read);
}
