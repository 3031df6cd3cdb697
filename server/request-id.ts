import type { RequestHandler } from 'express';
import { forRequest, nameRequest } from '@api/request-id';
import { requestIdHeader } from '@contract/request-id';
import { isFromProxy } from './trusted-proxies';

/** Gives each request its name, or takes the one that a proxy of the operator's gave it. */
export const namedRequest: RequestHandler = (req, _res, next) =>
  forRequest(nameRequest(isFromProxy(req) ? req.get(requestIdHeader) : undefined), next);
