import type { AppLoadContext } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import { requestId } from '@api/platform/process/request-id';
import type { Services } from '~/context';
import { getAvailableLinks } from '~/back-end/available-links.server';
import { AdminSession } from '~/features/admin/session/admin-session.server';
import { VisitorSession } from '~/features/account/session/visitor-session.server';
import type { Env } from './env';
import { asyncHandler } from './http/async-handler';
import { regionFor, visitorOf } from './geolocation/visitor';

export function provideLoadContext(
  shared: Services,
  { geoHeaders, apiBaseUrl }: Pick<Env, 'geoHeaders' | 'apiBaseUrl'>,
): RequestHandler {
  return asyncHandler(async (req, res, next) => {
    // In parallel: if the back end hangs, a page waits only once.
    const [brokerage, availableLinks] = await Promise.all([
      shared.house?.() ?? shared,
      getAvailableLinks(shared.api, shared.log),
    ]);
    const visitor = visitorOf(req, geoHeaders);
    const region = regionFor(req, { geoHeaders, ...shared, settings: brokerage.settings });
    const caller = { visitor, userAgent: req.get('user-agent') ?? null };
    const answer: AppLoadContext['answer'] = {};
    const page = brokerage.api.forPage(() => void (answer.isIncomplete = true));
    const session = new VisitorSession(page, shared.seals, caller, req.get('cookie') ?? null);
    const api = page.forVisitor(session);
    const admin = apiBaseUrl ? null : new AdminSession(page, shared.seals, caller, req.get('cookie') ?? null);
    const own = {
      admin,
      settings: brokerage.settings,
      api,
      visitor,
      region,
      session,
      onOffer: availableLinks,
    };
    res.locals.context = {
      ...shared,
      ...own,
      requestId: requestId(),
      answer,
    } satisfies AppLoadContext;
    next();
  });
}

export const contextOf = (res: Response): AppLoadContext => res.locals.context;
