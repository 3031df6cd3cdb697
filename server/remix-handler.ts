import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { documents } from './documents';
import type { Env } from './env';
import { toPageRequest, toRequest } from './requests';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Hands everything that nothing before has answered to the website itself. */
export function remixHandler(
  build: RemixBuild,
  shared: AppLoadContext,
  env: Env,
  security: SecurityHeaders,
): RequestHandler {
  // In development the build changes while the server runs, and the short way has nothing to stand on.
  const short = typeof build === 'function' ? undefined : documents(build);
  const mode = env.mode === 'development' ? 'development' : 'production';
  const handle = createRequestHandler(short?.build ?? build, mode);
  return async (req, res, next) => {
    try {
      const context = { ...shared };
      const page = req.method === 'GET' ? await short?.render(toPageRequest(req, env), context) : undefined;
      const response = page ?? (await handle(await toRequest(req, res, env), context));
      await sendResponse(req, res, response, security);
    } catch (error) {
      next(error);
    }
  };
}
