import type { RequestHandler } from 'express';
import { forRequest, nameRequest } from '@api/request-id';
import { requestIdHeader } from '@contract/request-id';
import { type Arrived, isFromProxy } from './trusted-proxies';

/** A request's own name, or the one that a proxy of the operator's gave it. */
export const nameOf = (req: Arrived): string =>
  nameRequest(isFromProxy(req) ? req.headers[requestIdHeader.toLowerCase()]?.toString() : undefined);

/** Gives each request its name. */
export const namedRequest: RequestHandler = (req, _res, next) => forRequest(nameOf(req), next);
