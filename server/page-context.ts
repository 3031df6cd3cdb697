import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { requestId } from '@api/request-id';
import type { SharedContext } from '~/context';
import { onOfferNow } from '~/back-end/on-offer.server';
import { VisitorSession } from '~/features/account/session/visitor-session.server';
import type { Env } from './env';
import { promised } from './promised';
import { regionFor, visitorOf } from './visitor';

/** Makes what loaders, actions and the answer's headers know of one request. */
export function pageContext(shared: SharedContext, geoHeaders: Env['geoHeaders']): RequestHandler {
  return promised(async (req, res, next) => {
    // Side by side: where the back end hangs, a page waits for both no longer than for one.
    const [house, onOffer] = await Promise.all([
      shared.house?.() ?? shared,
      onOfferNow(shared.api, shared.log),
    ]);
    const visitor = visitorOf(req, geoHeaders);
    const region = regionFor(req, { geoHeaders, settings: house.settings });
    const caller = { visitor, userAgent: req.get('user-agent') ?? null };
    const answer: AppLoadContext['answer'] = {};
    const api = house.api.forPage(() => void (answer.isIncomplete = true));
    const session = new VisitorSession(api, shared.seals, caller, req.get('cookie') ?? null);
    const own = { settings: house.settings, api, visitor, region, session, onOffer };
    res.locals.context = {
      ...shared,
      ...own,
      requestId: requestId(),
      answer,
    } satisfies AppLoadContext;
    next();
  });
}

/** What `pageContext` made. */
export const contextOf = (res: Response): AppLoadContext => res.locals.context;
