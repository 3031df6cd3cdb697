import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import { subnetOf } from '@domain/network/ip-network';
import { isClientArea, isPrivate } from '~/features/account/client-area/client-area-paths';
import { plainPage } from '~/request/plain-page';
import { asyncHandler } from './async-handler';
import { type Caller, createFairQueue } from './fair-queue';
import type { HeaderList } from './reply';
import { addressOf, type RawRequest } from './trusted-proxies';
import { replyUnavailable } from './unavailable-reply';

/** Forms cannot wait: a buffered body must be read in the same turn. A slot is free after `maxHoldMs` at the latest. */
const [maxForms, maxHoldMs, logIntervalMs] = [256, 10_000, 10_000];
/** Of requests that the page cache makes for its visitors, or before they come. */
export const cacheCallers = new WeakMap<object, Pick<Caller, 'waitsSince'> & { network?: string }>();

interface ShedderOptions {
  maxPages: number;
  security: HeaderList;
  log: Logger;
  /** The page cache has a page for it, however old, or makes one. */
  hasPage?: (req: RawRequest) => boolean;
}
export type Shedder = ReturnType<typeof shedLoad>;

/** Sign-in pages have a queue of their own: neither waits for the other. */
export function shedLoad({ maxPages, security, log, hasPage = () => false }: ShedderOptions) {
  const queues = { page: createFairQueue(maxPages), signIn: createFairQueue(Math.ceil(maxPages / 4)) };
  const queueOf = (req: RawRequest) => queues[isSigningIn(pathOf(req)) ? 'signIn' : 'page'];
  const forms = new Set<Response>();
  let turnedAway = 0;
  const writeLog = () => {
    log.warn({ turnedAway }, 'overloaded: requests shed');
    turnedAway = 0;
  };
  function refuse(req: RawRequest, res: ServerResponse, retryAfterSeconds: number): void {
    if (turnedAway++ === 0) setTimeout(writeLog, logIntervalMs).unref();
    replyUnavailable(req, res, security, { page, retryAfterSeconds });
  }
  return {
    /** Before the middleware: a refusal must cost little. */
    atOnce(req: RawRequest, res: ServerResponse, onRefusal: () => void): boolean {
      if (req.method === 'POST' || isCheap.test(pathOf(req)) || hasPage(req)) return false;
      const seconds = queueOf(req).refusal(callerOf(req, res));
      if (seconds === null) return false;
      onRefusal();
      refuse(req, res, seconds);
      return true;
    },
    pages: asyncHandler(async (req, res, next) => {
      if (req.method === 'POST') return next();
      const [queue, caller] = [queueOf(req), callerOf(req, res)];
      const result = queue.refusal(caller) ?? (await queue.enter(caller));
      if (typeof result === 'number') return refuse(req, res, result);
      releaseAfter(res, result);
      next();
    }),
    forms: ((req, res, next) => {
      if (req.method !== 'POST') return next();
      if (forms.size >= maxForms) return refuse(req, res, 5);
      releaseAfter(res, () => forms.delete(res));
      forms.add(res);
      next();
    }) satisfies RequestHandler,
  };
}

const pathOf = ({ url }: RawRequest) => url.split('?', 1)[0]!;

function callerOf(req: RawRequest, res: ServerResponse): Caller {
  const { network = subnetOf(addressOf(req)), ...cache } = cacheCallers.get(req) ?? {};
  const key = `${network} ${req.url.replace('.data', '')}`.slice(0, 400);
  return { network, key, isGone: () => res.destroyed, ...cache };
}

/** Once the answer is made: slow readers must not hold a slot. */
function releaseAfter(res: Response, release: () => void): void {
  const timer = setTimeout(release, maxHoldMs).unref();
  const end = () => {
    // A running timer would hold the request and its page.
    clearTimeout(timer);
    release();
  };
  onHeaders(res, end);
  res.once('close', end);
}

const page = plainPage(
  503,
  'Muita gente visita o site agora',
  'Não conseguimos abrir esta página neste instante. Tente outra vez em alguns segundos.',
);

/** Files, photos and health, which never wait. */
const isCheap =
  /^\/(?:assets|fotos|og|gravuras|icons|images|healthz|readyz|favicon|apple-touch-icon)(?:[/.]|$)/;

export const isSigningIn = (path: string): boolean =>
  path === '/robots.txt' ||
  path.startsWith('/entrar/') ||
  (isClientArea(path) && !isPrivate(path.replace(/\.data$/, '')));
