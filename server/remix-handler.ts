import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import type { Env } from './env';
import { toRequest } from './requests';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Hands everything that nothing before has answered to the website itself. */
export function remixHandler(
  build: RemixBuild,
  context: AppLoadContext,
  env: Env,
  security: SecurityHeaders,
): RequestHandler {
  const handle = createRequestHandler(build, env.mode === 'development' ? 'development' : 'production');
  return async (req, res, next) => {
    try {
      const request = await toRequest(req, res, env);
      await sendResponse(req, res, await handle(request, context), security);
    } catch (error) {
      next(error);
    }
  };
}
