import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { decodeConsent } from '~/features/marketing/consent/consent';
import type { SharedContext } from '~/context';
import { hasOneTap } from '~/features/account/providers/one-tap.server';
import { documents } from './documents';
import type { Env } from './env';
import { toPageRequest, toRequest } from './requests';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';
import { visitorOf } from './visitor';
import { VisitorSession } from '~/features/account/session/visitor-session.server';

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Hands everything that nothing before has answered to the website itself. */
export function remixHandler(
  build: RemixBuild,
  shared: SharedContext,
  env: Env,
  security: SecurityHeaders,
): RequestHandler {
  // In development the build changes while the server runs, and the short way has nothing to stand on.
  const short = typeof build === 'function' ? undefined : documents(build);
  const mode = env.mode === 'development' ? 'development' : 'production';
  const varying = byRegion(security, env.geoHeaders);
  const handle = createRequestHandler(short?.build ?? build, mode);
  return async (req, res, next) => {
    try {
      const visitor = visitorOf(req, env.geoHeaders);
      const caller = { visitor, userAgent: req.get('user-agent') ?? null };
      const session = new VisitorSession(shared.api, shared.seals, caller, req.get('cookie') ?? null);
      const context = { ...shared, visitor, session };
      const page = req.method === 'GET' ? await short?.render(toPageRequest(req, env), context) : undefined;
      const response = page ?? (await handle(await toRequest(req, res, env), context));
      session.finish(response.headers);
      const withOneTap = hasOneTap(context, decodeConsent(req.get('cookie') ?? null), req.path);
      await sendResponse(req, res, response, withOneTap ? lettingOneTapIn(varying) : varying);
    } catch (error) {
      next(error);
    }
  };
}

/** Menus and links depend on the visitor's region: a shared cache is told so, for every page and its data. */
function byRegion(security: SecurityHeaders, { country, region }: Env['geoHeaders']): SecurityHeaders {
  const vary = [country, region].filter((name) => name != null).flatMap((name) => ['vary', name]);
  const { plain, page } = security;
  return {
    ...security,
    plain: [...plain, ...vary],
    page: (scripts, withOneTap) => [...page(scripts, withOneTap), ...vary],
  };
}

const lettingOneTapIn = (security: SecurityHeaders): SecurityHeaders => ({
  ...security,
  page: (scripts) => security.page(scripts, true),
});
