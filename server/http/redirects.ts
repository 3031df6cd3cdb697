import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { maxQueryLength } from '@domain/legacy-urls/query';
import type { RedirectFor } from '@domain/legacy-urls/redirect-for';
import { maxPathLength } from './guard';
import { type HeaderList, reply } from './reply';

const maxPlainPaths = 5_000;
const maxPlainLength = 300;

/**
 * Redirects old and malformed URLs first; the guard rejects those that are too long.
 * @param version of the rules; another one means other redirects
 */
export function redirects(redirectFor: RedirectFor, security: HeaderList, version = () => 0): RequestHandler {
  const plain = new LRUCache<string, true>({ max: maxPlainPaths });
  let known = version();
  return (req, res, next) => {
    if (version() !== known) {
      plain.clear();
      known = version();
    }
    const address = `${req.method} ${req.url}`;
    if (plain.has(address)) return next();
    const end = req.url.indexOf('?');
    const path = end < 0 ? req.url : req.url.slice(0, end);
    const query = end < 0 ? '' : req.url.slice(end + 1);
    if (path.length > maxPathLength || query.length > maxQueryLength) return next();
    const redirect = redirectFor(req.method, path, query);
    if (!redirect) {
      if (address.length <= maxPlainLength) plain.set(address, true);
      return next();
    }
    const { status, location } = redirect;
    // One hour, so that a change by the operator takes effect soon.
    const caching = status === 301 ? 'public, max-age=3600' : 'no-store';
    reply(req, res, status, [...security, 'location', location, 'cache-control', caching]);
  };
}
