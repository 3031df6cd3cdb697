import type { RequestHandler } from 'express';
import { forRequest, nameRequest } from '@api/platform/process/request-id';
import { requestIdHeader } from '@contract/request-id';
import { type RawRequest, isFromProxy } from './trusted-proxies';

/** The id of a trusted proxy, else a new one. */
export const requestIdOf = (req: RawRequest): string =>
  nameRequest(isFromProxy(req) ? req.headers[requestIdHeader.toLowerCase()]?.toString() : undefined);

export const assignRequestId: RequestHandler = (req, _res, next) => forRequest(requestIdOf(req), next);
