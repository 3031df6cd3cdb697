import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { maxQueryLength } from '~/domain/legacy-urls/query';
import type { RedirectFor } from '~/domain/legacy-urls/redirect-for';
import { maxPathLength } from './guard';
import { type HeaderList, reply } from './reply';

/** Addresses that are sent nowhere, as they are asked for; longer ones are looked at each time. */
const mostPlain = 5_000;
const longestPlain = 300;

/** Old and malformed addresses are sent on before anything else looks at them; what is too long is the guard's to refuse. */
export function redirects(redirectFor: RedirectFor, security: HeaderList): RequestHandler {
  const plain = new LRUCache<string, true>({ max: mostPlain });
  return (req, res, next) => {
    const address = `${req.method} ${req.url}`;
    if (plain.has(address)) return next();
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const query = end < 0 ? '' : req.url.slice(end + 1);
    if (path.length > maxPathLength || query.length > maxQueryLength) return next();
    const redirect = redirectFor(req.method, path, query);
    if (!redirect) {
      if (address.length <= longestPlain) plain.set(address, true);
      return next();
    }
    const { status, location } = redirect;
    // A permanent one is kept for an hour, so that what an operator changes is seen soon.
    const caching = status === 301 ? 'public, max-age=3600' : 'no-store';
    reply(req, res, status, [...security, 'location', location, 'cache-control', caching]);
  };
}
