import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { clock } from '@domain/clock';
import type { Arrived } from './trusted-proxies';

/** Files that never change: of a page's visit they are the most, and say the least. */
const isFile = (path: string) => path.startsWith('/assets/');

/** One line for each answer. Queries may hold what a visitor typed, and addresses are personal: neither is logged. */
export type AccessLog = (
  req: Arrived,
  res: ServerResponse,
  nameOf: (req: Arrived) => string | undefined,
) => void;

export const accessLog =
  (log: Logger): AccessLog =>
  (req, res, nameOf) => {
    const { method, url } = req;
    const path = url.split('?', 1)[0]!.slice(0, 300);
    const level = isFile(path) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const started = clock.monotonicNow();
    // The end of an answer is nobody's request any more.
    const request = nameOf(req);
    res.once('close', () => {
      const ms = Math.round(clock.monotonicNow() - started);
      const status = res.writableFinished ? res.statusCode : 499;
      log[level]({ request, method, path, status, ms }, 'answered');
    });
  };
