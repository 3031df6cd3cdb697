import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { requestId } from '@api/request-id';
import type { SharedContext } from '~/context';
import { VisitorSession } from '~/features/account/session/visitor-session.server';
import type { Env } from './env';
import { visitorOf } from './visitor';

/** Makes what loaders, actions and the answer's headers know of one request. */
export function pageContext(shared: SharedContext, geoHeaders: Env['geoHeaders']): RequestHandler {
  return (req, res, next) => {
    const visitor = visitorOf(req, geoHeaders);
    const caller = { visitor, userAgent: req.get('user-agent') ?? null };
    const api = shared.api.forPage();
    const session = new VisitorSession(api, shared.seals, caller, req.get('cookie') ?? null);
    res.locals.context = {
      ...shared,
      api,
      visitor,
      session,
      requestId: requestId(),
      answer: {},
    } satisfies AppLoadContext;
    next();
  };
}

/** What `pageContext` made. */
export const contextOf = (res: Response): AppLoadContext => res.locals.context;
