import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import { type Caller, LoadShedder, type Release } from '@api/platform/http/load-shedding';
import { subnetOf } from '@domain/network/ip-network';
import { isClientArea, isPrivate } from '~/features/account/client-area/client-area-paths';
import { plainPage } from '~/request/plain-page';
import { asyncHandler } from './async-handler';
import type { HeaderList } from './reply';
import { addressOf, type RawRequest } from './trusted-proxies';
import { replyUnavailable } from './unavailable-reply';

/** A slot is released after this time in ms, even if nothing else has released it. */
const maxHoldMs = 10_000;
const logIntervalMs = 10_000;
/** Forms cannot wait: a buffered body must be read in the same turn. */
const maxForms = 256;
const maxKeyLength = 400;
const maxSeenUrls = 5_000;

/** Of requests that the page cache makes for a visitor. */
const requestNetworks = new WeakMap<object, string>();
export const setRequestNetwork = (req: object, network: string) => void requestNetworks.set(req, network);
export const requestNetworkOf = (req: RawRequest) => requestNetworks.get(req) ?? subnetOf(addressOf(req));

interface ShedderOptions {
  maxPages: number;
  security: HeaderList;
  log: Logger;
  /** The page cache has a page for it, however old, or makes one. */
  hasPage?: (req: RawRequest) => boolean;
}

export type Shedder = ReturnType<typeof shedLoad>;

/** Sign-in pages have a line of their own: neither waits for the other. Without a slot: 503. */
export function shedLoad({ maxPages, security, log, hasPage = () => false }: ShedderOptions) {
  const lines = { page: new LoadShedder(maxPages), signIn: new LoadShedder(Math.ceil(maxPages / 4)) };
  const seenUrls = new LRUCache<string, true>({ max: maxSeenUrls });
  let [forms, shedCount] = [0, 0];
  const writeLog = () => {
    log.warn({ turnedAway: shedCount }, 'overloaded: requests shed');
    shedCount = 0;
  };
  function refuse(req: RawRequest, res: ServerResponse, retryAfterSeconds: number): true {
    if (shedCount++ === 0) setTimeout(writeLog, logIntervalMs).unref();
    replyUnavailable(req, res, security, { page, retryAfterSeconds });
    return true;
  }
  const lineOf = (path: string) => lines[isSigningIn(path) ? 'signIn' : 'page'];
  function refuseIfFull(req: RawRequest, res: ServerResponse, onRefusal = () => {}): boolean {
    const path = req.url.split('?', 1)[0]!;
    const line = lineOf(path);
    const seconds = line.isFull && !hasPage(req) ? line.refusal(callerOf(req, res, path)) : null;
    if (seconds === null) return false;
    onRefusal();
    return refuse(req, res, seconds);
  }
  return {
    /** Refuses before the middleware, which does not affect a URL that has passed it: a refusal must cost little. */
    atOnce: (req: RawRequest, res: ServerResponse, onRefusal: () => void): boolean =>
      req.method === 'GET' && seenUrls.has(req.url) && refuseIfFull(req, res, onRefusal),
    /** Before the page cache, which asks for a page twice where it gets none. */
    early: ((req, res, next) => {
      if (req.method === 'POST') return next();
      if (req.url === req.originalUrl && req.url.length <= maxKeyLength) seenUrls.set(req.url, true);
      if (!refuseIfFull(req, res)) next();
    }) satisfies RequestHandler,
    pages: asyncHandler(async (req, res, next) => {
      if (req.method === 'POST') return next();
      const result = await lineOf(req.path).take(callerOf(req, res, req.path));
      if (typeof result === 'number') return void refuse(req, res, result);
      releaseAfter(res, result);
      next();
    }),
    forms: ((req, res, next) => {
      if (req.method !== 'POST') return next();
      if (forms >= maxForms) return void refuse(req, res, 5);
      forms += 1;
      releaseAfter(res, () => (forms -= 1));
      next();
    }) satisfies RequestHandler,
  };
}

function callerOf(req: RawRequest, res: ServerResponse, path: string): Caller {
  const network = requestNetworkOf(req);
  const key = `${network} ${req.url.replace('.data', '')}`.slice(0, maxKeyLength);
  return { network, key, isSpare: isSpare({ path, headers: req.headers }), isGone: () => res.destroyed };
}

/** Once the answer is made: slow readers must not hold a slot. */
function releaseAfter(res: Response, release: Release): void {
  let leave: Release = () => {
    leave = () => {};
    release();
  };
  onHeaders(res, () => leave());
  res.once('close', () => leave());
  setTimeout(() => leave(), maxHoldMs).unref();
}

const page = plainPage(
  503,
  'Muita gente visita o site agora',
  'Não conseguimos abrir esta página neste instante. Tente outra vez em alguns segundos.',
);

/** What a page can do without. */
export const isSpare = ({ path, headers }: Pick<Request, 'path' | 'headers'>): boolean =>
  Boolean(headers['sec-purpose'] ?? headers.purpose) ||
  (/^\/(?:recursos\/|sitemap)/.test(path) && !path.startsWith('/recursos/codigo'));

export const isSigningIn = (path: string): boolean =>
  path === '/robots.txt' ||
  path.startsWith('/entrar/') ||
  (isClientArea(path) && !isPrivate(path.replace(/\.data$/, '')));
