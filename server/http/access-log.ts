import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath } from '@domain/media/reserved-photo';
import { loggedPortalPath } from '@domain/property/feed-portals';
import { clock } from '@domain/kernel/clock';
import type { RawRequest } from './trusted-proxies';

const isFile = (path: string) => path.startsWith('/assets/');

/** One line per answer. Queries may contain user input and IP addresses are personal: neither is logged. */
export type AccessLog = (
  req: RawRequest,
  res: ServerResponse,
  nameOf: (req: RawRequest) => string | undefined,
) => void;

export const accessLog =
  (log: Logger): AccessLog =>
  (req, res, nameOf) => {
    const { method, url } = req;
    const path = loggedPortalPath(loggedPath(url.split('?', 1)[0]!.slice(0, 300)));
    const level = isFile(path) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const started = clock.monotonicNow();
    // The request context no longer exists when the answer ends.
    const request = nameOf(req);
    res.once('close', () => {
      const ms = Math.round(clock.monotonicNow() - started);
      const status = res.writableFinished ? res.statusCode : 499;
      log[level]({ request, method, path, status, ms }, 'answered');
    });
  };
