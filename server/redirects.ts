import type { RequestHandler } from 'express';
import { maxQueryLength } from '~/domain/legacy-urls/query';
import type { RedirectFor } from '~/domain/legacy-urls/redirect-for';
import { maxPathLength } from './guard';
import { type HeaderList, reply } from './reply';

/** Old and malformed addresses are sent on before anything else looks at them; what is too long is the guard's to refuse. */
export function redirects(redirectFor: RedirectFor, security: HeaderList): RequestHandler {
  return (req, res, next) => {
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const query = end < 0 ? '' : req.url.slice(end + 1);
    if (path.length > maxPathLength || query.length > maxQueryLength) return next();
    const redirect = redirectFor(req.method, path, query);
    if (!redirect) return next();
    const { status, location } = redirect;
    // A permanent one is kept for an hour, so that what an operator changes is seen soon.
    const caching = status === 301 ? 'public, max-age=3600' : 'no-store';
    reply(req, res, status, [...security, 'location', location, 'cache-control', caching]);
  };
}
